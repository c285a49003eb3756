import { brotliCompressSync, constants } from 'node:zlib'
import { binaryStl, tetrahedron, waves, type Corners } from '../../../../test/stl'
import { readStl } from './readStl'
import { stlParts } from './stlParts'
import { sizeOf, type Triangles } from './triangles'

const writeStl = (triangles: Triangles) => Buffer.concat([...stlParts(triangles)])
const moved = (triangles: readonly Corners[], by: number) =>
  triangles.map((corners) => corners.map((value) => value + by))
const packed = (file: Uint8Array) =>
  brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

test('writes a model that is read with the same size, centred at the origin', () => {
  const read = readStl(writeStl(readStl(binaryStl(moved(tetrahedron(), 4096)))))
  expect(read.count).toBe(4)
  expect(sizeOf(read)).toEqual([10, 20, 30])
  expect(read.min).toEqual([-5, -10, -15])
})

test.each([1e-5, 1, 1e5])(
  'keeps the vertices of a %d mm model exact to a sixty-thousandth of its size',
  (scale) => {
    const triangles = waves(200).map((corners) => corners.map((value) => (value * scale) / 10))
    const before = readStl(binaryStl(triangles))
    const after = readStl(writeStl(before))
    const side = Math.max(...sizeOf(before))
    after.corners.forEach((value, index) => {
      const axis = index % 3
      const middle = ((before.min[axis] ?? 0) + (before.max[axis] ?? 0)) / 2
      const error = value + middle - (before.corners[index] ?? 0)
      expect(Math.abs(error)).toBeLessThan(side / 60_000)
    })
  },
)

test('stores nothing about the program and the author of the file', () => {
  const file = binaryStl(tetrahedron(), { header: 'C:\\Users\\Ivanova\\secret.stl' })
  expect(writeStl(readStl(file)).includes('Ivanova')).toBe(false)
})

test('compresses the stored model better than the original file', () => {
  const file = binaryStl(moved(waves(20_000), 100))
  expect(packed(writeStl(readStl(file)))).toBeLessThan(packed(file))
})
