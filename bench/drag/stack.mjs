/** The 200 elements on top of each other: the same positions and kinds for every measured editor. */

export const ELEMENTS = 200
/** Px of the frame's side, of which positions are percents. */
export const SIDE = 736
/** Percent of the frame: the dragged element is separate, in the middle of the stacking order. */
export const DRAGGED = { place: ELEMENTS / 2, x: 78, y: 88 }
export const WORDS = { text: 'Новинка сезона', button: 'Купить' }
export const COLORS = { text: '#211f1d', paper: '#ffffff', button: '#0f766e' }
/** Two texts, a picture and a button, repeated. */
const KINDS = ['text', 'handwriting', 'picture', 'button']

/**
 * Kind, position in percent of the frame and rotation in degrees of each element, the lowest first.
 */
export const stack = Array.from({ length: ELEMENTS }, (_, index) => {
  const kind = KINDS[index % KINDS.length]
  if (index === DRAGGED.place) return { kind, x: DRAGGED.x, y: DRAGGED.y, rotate: 0 }
  return { kind, x: (index * 37) % 60, y: (index * 53) % 75, rotate: (index * 7) % 40 }
})
