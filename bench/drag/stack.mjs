/** The number of elements on top of each other. Positions and kinds are the same in every measured editor. */

export const ELEMENTS = 200
/** The side of the frame in px. */
export const SIDE = 736
/**
 * The dragged element: it is in the middle of the stacking order, and its position, in percent of the frame, is apart
 * from the others.
 */
export const DRAGGED = { place: ELEMENTS / 2, x: 78, y: 88 }
export const WORDS = { text: 'Новинка сезона', button: 'Купить' }
export const COLORS = { text: '#211f1d', paper: '#ffffff', button: '#0f766e' }
/** Repeated in this order: two texts, a picture and a button. */
const KINDS = ['text', 'handwriting', 'picture', 'button']

/**
 * Kind, position in percent of the frame and rotation in degrees of each element, the lowest first.
 */
export const stack = Array.from({ length: ELEMENTS }, (_, index) => {
  const kind = KINDS[index % KINDS.length]
  if (index === DRAGGED.place) return { kind, x: DRAGGED.x, y: DRAGGED.y, rotate: 0 }
  return { kind, x: (index * 37) % 60, y: (index * 53) % 75, rotate: (index * 7) % 40 }
})
