import {
  MODEL_LIMITS,
  STL_CORNERS_AT,
  STL_HEADER_BYTES,
  stlBytes,
} from '@/contract/widgets/stl/stlFormat'

/** Bytes of a vertex: its position as three floats, its normal as four bytes of which the last is unused. */
export const VERTEX_BYTES = 16
const CORNERS = 3
/** Number of triangles in one slice: a few milliseconds on a slow phone. */
const TRIANGLES_PER_SLICE = 8000

export interface Vertices {
  data: ArrayBuffer
  count: number
  /** The distance from the origin to the farthest corner, in units of the file. */
  radius: number
}

/**
 * Converts a binary STL file to vertices with flat normals, slice by slice: `pause` is awaited between slices, so that
 * the page is not blocked. Throws on any other file.
 */
export async function readVertices(
  file: ArrayBuffer,
  pause: () => Promise<void>,
): Promise<Vertices> {
  const view = new DataView(file)
  const triangles =
    file.byteLength < STL_HEADER_BYTES ? 0 : view.getUint32(STL_HEADER_BYTES - 4, true)
  const isModel = triangles > 0 && triangles <= MODEL_LIMITS.triangles
  if (!isModel || file.byteLength !== stlBytes(triangles)) throw new Error('No model')
  const data = new ArrayBuffer(triangles * CORNERS * VERTEX_BYTES)
  const places = new Float32Array(data)
  const normals = new Int8Array(data)
  const floats = VERTEX_BYTES / 4
  let farthest = 0
  let total = 0

  for (let triangle = 0; triangle < triangles; triangle += 1) {
    if (triangle > 0 && triangle % TRIANGLES_PER_SLICE === 0) await pause()
    const from = stlBytes(triangle) + STL_CORNERS_AT
    const to = triangle * CORNERS * floats
    for (let corner = 0; corner < CORNERS; corner += 1) {
      let square = 0
      for (let axis = 0; axis < 3; axis += 1) {
        const value = view.getFloat32(from + (corner * 3 + axis) * 4, true)
        places[to + corner * floats + axis] = value
        square += value * value
      }
      if (square > farthest) farthest = square
      // Includes NaN in the sum, which comparisons would ignore.
      total += square
    }
    writeNormal(places, normals, to, floats)
  }
  if (farthest === 0 || !Number.isFinite(total)) throw new Error('No model')
  return { data, count: triangles * CORNERS, radius: Math.sqrt(farthest) }
}

/** Writes the normal of a triangle for its three corners; `at` is the index of its first float. */
function writeNormal(places: Float32Array, normals: Int8Array, at: number, floats: number): void {
  const side = (corner: number, axis: number) =>
    (places[at + corner * floats + axis] ?? 0) - (places[at + axis] ?? 0)
  const [ax, ay, az] = [side(1, 0), side(1, 1), side(1, 2)]
  const [bx, by, bz] = [side(2, 0), side(2, 1), side(2, 2)]
  const x = ay * bz - az * by
  const y = az * bx - ax * bz
  const z = ax * by - ay * bx
  const scale = 127 / (Math.sqrt(x * x + y * y + z * z) || 1)
  for (let corner = 0; corner < CORNERS; corner += 1) {
    const byte = (at + corner * floats + 3) * 4
    normals[byte] = x * scale
    normals[byte + 1] = y * scale
    normals[byte + 2] = z * scale
  }
}
