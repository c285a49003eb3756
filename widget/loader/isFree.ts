/** Whether a name of the window is free: the shop may have something there; an element with this id is no such thing. */
export const isFree = (value: unknown) => !value || value instanceof Element
