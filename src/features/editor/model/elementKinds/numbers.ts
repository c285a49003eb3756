export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most))

/** Four decimals: a place goes to px and back without a change that anybody could see. */
export const rounded = (value: number): number => Math.round(value * 1e4) / 1e4

/** Degrees from 0 up to 360. */
export const turn = (degrees: number): number => rounded(((degrees % 360) + 360) % 360) % 360
