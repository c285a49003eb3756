/**
 * What is kept of a picture to compare it with others: brightness in a grid of `LOOK_SIDE` by `LOOK_SIDE`, then both
 * differences of colour in grids of `COLOUR_SIDE`, each value a byte. The picture is squeezed into the square, so that
 * a cut side changes one axis only.
 */
export type Look = Uint8Array

export const LOOK_SIDE = 48
export const COLOUR_SIDE = 12

const GREY_COUNT = LOOK_SIDE * LOOK_SIDE
const COLOUR_COUNT = COLOUR_SIDE * COLOUR_SIDE
export const LOOK_BYTES = GREY_COUNT + 2 * COLOUR_COUNT

/** A part of a picture, in shares of its sides. */
export interface Cut {
  left: number
  right: number
  top: number
  bottom: number
}

export const WHOLE: Cut = { left: 0, right: 1, top: 0, bottom: 1 }

/** The look of RGB pixels in a square of `LOOK_SIDE`. */
export function lookOfPixels(pixels: Uint8Array): Look {
  const look = new Uint8Array(LOOK_BYTES)
  const step = LOOK_SIDE / COLOUR_SIDE
  const blue = new Float64Array(COLOUR_COUNT)
  const red = new Float64Array(COLOUR_COUNT)
  for (let index = 0; index < GREY_COUNT; index += 1) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(index * 3, index * 3 + 3)
    const grey = 0.299 * r + 0.587 * g + 0.114 * b
    look[index] = Math.round(grey)
    const row = Math.floor(index / LOOK_SIDE / step)
    const cell = row * COLOUR_SIDE + Math.floor((index % LOOK_SIDE) / step)
    blue[cell] = (blue[cell] ?? 0) + (b - grey) * 0.564
    red[cell] = (red[cell] ?? 0) + (r - grey) * 0.713
  }
  for (let cell = 0; cell < COLOUR_COUNT; cell += 1) {
    look[GREY_COUNT + cell] = byteOf((blue[cell] ?? 0) / step ** 2)
    look[GREY_COUNT + COLOUR_COUNT + cell] = byteOf((red[cell] ?? 0) / step ** 2)
  }
  return look
}

const byteOf = (difference: number) => Math.max(0, Math.min(255, Math.round(difference + 128)))

export interface Plane {
  values: Uint8Array | Float64Array
  side: number
}

export const greyOf = (look: Look): Plane => ({
  values: look.subarray(0, GREY_COUNT),
  side: LOOK_SIDE,
})

export const coloursOf = (look: Look): Plane[] => [
  { values: look.subarray(GREY_COUNT, GREY_COUNT + COLOUR_COUNT), side: COLOUR_SIDE },
  { values: look.subarray(GREY_COUNT + COLOUR_COUNT), side: COLOUR_SIDE },
]

/** A cut of a plane in a grid as fine as the plane, between its values where needed. */
export function resample({ values, side }: Plane, cut: Cut): Float64Array {
  const columns = positions(side, cut.left, cut.right)
  const rows = positions(side, cut.top, cut.bottom)
  const out = new Float64Array(side * side)
  const last = side - 1
  for (let y = 0; y < side; y += 1) {
    const fromTop = rows[y] ?? 0
    const y0 = Math.floor(fromTop)
    const dy = fromTop - y0
    const above = y0 * side
    const below = Math.min(y0 + 1, last) * side
    for (let x = 0; x < side; x += 1) {
      const fromLeft = columns[x] ?? 0
      const x0 = Math.floor(fromLeft)
      const dx = fromLeft - x0
      const x1 = Math.min(x0 + 1, last)
      const upper = (values[above + x0] ?? 0) * (1 - dx) + (values[above + x1] ?? 0) * dx
      const lower = (values[below + x0] ?? 0) * (1 - dx) + (values[below + x1] ?? 0) * dx
      out[y * side + x] = upper * (1 - dy) + lower * dy
    }
  }
  return out
}

/** Where the middles of the cells of a cut lie among the middles of the cells of the whole. */
function positions(side: number, from: number, till: number): Float64Array {
  const scale = till - from
  return Float64Array.from({ length: side }, (_cell, index) =>
    Math.max(0, Math.min(side - 1, side * from + (index + 0.5) * scale - 0.5)),
  )
}
