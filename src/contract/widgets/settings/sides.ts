export const SIDES = ['top', 'bottom', 'left', 'right'] as const
export type Side = (typeof SIDES)[number]
