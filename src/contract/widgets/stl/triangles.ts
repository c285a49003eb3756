import { MODEL_LIMITS, NUMBERS_PER_TRIANGLE, StlRefused } from './stlFormat'

/** Along x, y and z of the file, in its units, which are mm. */
export type Extent = readonly [x: number, y: number, z: number]

export interface Triangles {
  /** The number of triangles with an area; others are left out. */
  count: number
  /** Nine numbers each: the vertices one after another, as floats. */
  corners: Float32Array
  min: Extent
  max: Extent
}

/** Receives the nine numbers of a triangle. */
export type TriangleSink = (triangle: ArrayLike<number>) => void

const FIRST_ROOM = 4096

/** Collects triangles and their facts. Both functions throw `StlRefused`. */
export function collectTriangles() {
  let corners = new Float32Array(FIRST_ROOM * NUMBERS_PER_TRIANGLE)
  let read = 0
  let count = 0
  const min: [number, number, number] = [Infinity, Infinity, Infinity]
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity]

  return {
    add(triangle: ArrayLike<number>): void {
      read += 1
      if (read > MODEL_LIMITS.triangles) throw new StlRefused('model-too-many-triangles')
      const at = count * NUMBERS_PER_TRIANGLE
      if (at + NUMBERS_PER_TRIANGLE > corners.length) {
        const larger = new Float32Array(corners.length * 2)
        larger.set(corners)
        corners = larger
      }
      for (let index = 0; index < NUMBERS_PER_TRIANGLE; index += 1) {
        const value = Math.fround(triangle[index] ?? NaN)
        if (!Number.isFinite(value)) throw new StlRefused('model-bad-number')
        corners[at + index] = value
      }
      if (!hasArea(corners, at)) return
      for (let index = 0; index < NUMBERS_PER_TRIANGLE; index += 1) {
        const value = corners[at + index] ?? 0
        const axis = index % 3
        if (value < (min[axis] ?? 0)) min[axis] = value
        if (value > (max[axis] ?? 0)) max[axis] = value
      }
      count += 1
    },
    end(): Triangles {
      if (count === 0) throw new StlRefused('model-empty')
      if (sizeOf({ min, max }).some((side) => side > MODEL_LIMITS.side)) {
        throw new StlRefused('model-too-large')
      }
      return { count, corners: corners.subarray(0, count * NUMBERS_PER_TRIANGLE), min, max }
    },
  }
}

/** Width, depth and height. */
export function sizeOf({ min, max }: Pick<Triangles, 'min' | 'max'>): [number, number, number] {
  return [max[0] - min[0], max[1] - min[1], max[2] - min[2]]
}

/** Programs write triangles whose vertices coincide or are in a line; they are invisible. */
function hasArea(numbers: Float32Array, at: number): boolean {
  const n = (index: number) => numbers[at + index] ?? 0
  const [ax, ay, az] = [n(3) - n(0), n(4) - n(1), n(5) - n(2)]
  const [bx, by, bz] = [n(6) - n(0), n(7) - n(1), n(8) - n(2)]
  return ay * bz !== az * by || az * bx !== ax * bz || ax * by !== ay * bx
}
