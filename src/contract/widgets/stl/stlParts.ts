import { NUMBERS_PER_TRIANGLE, STL_CORNERS_AT, STL_TRIANGLE_BYTES, stlBytes } from './stlFormat'
import { sizeOf, type Triangles } from './triangles'

/** The number of rounding steps along the longest side, finer than a screen shows. */
const STEPS = 2 ** 16
/** Triangles of one part: a few milliseconds of work. */
const TRIANGLES_PER_PART = 10_000

/**
 * The model as binary STL that compresses well, part by part: centred at the origin, coordinates rounded to a sixty-five-thousandth of the longest
 * side, no normals (they follow from the vertices), and no metadata of programs and users.
 */
export function* stlParts(triangles: Triangles): Generator<Uint8Array<ArrayBuffer>> {
  const { count, min, max } = triangles
  const header = new Uint8Array(stlBytes(0))
  new DataView(header.buffer).setUint32(header.length - 4, count, true)
  yield header
  // A power of two: rounded coordinates have only zeros in the last bits of their floats.
  const step = 2 ** Math.floor(Math.log2(Math.max(...sizeOf(triangles)) / STEPS))
  const middle = [0, 1, 2].map((axis) => ((min[axis] ?? 0) + (max[axis] ?? 0)) / 2)
  for (let from = 0; from < count; from += TRIANGLES_PER_PART) {
    const to = Math.min(count, from + TRIANGLES_PER_PART)
    const part = new Uint8Array((to - from) * STL_TRIANGLE_BYTES)
    const view = new DataView(part.buffer)
    for (let triangle = from; triangle < to; triangle += 1) {
      const at = (triangle - from) * STL_TRIANGLE_BYTES + STL_CORNERS_AT
      for (let index = 0; index < NUMBERS_PER_TRIANGLE; index += 1) {
        const place = triangles.corners[triangle * NUMBERS_PER_TRIANGLE + index] ?? 0
        const steps = Math.round((place - (middle[index % 3] ?? 0)) / step)
        view.setFloat32(at + index * 4, steps * step, true)
      }
    }
    yield part
  }
}
