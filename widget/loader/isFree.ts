/** Whether a name of the window is free: undefined, or an element with this id; anything else belongs to the shop. */
export const isFree = (value: unknown) => !value || value instanceof Element
