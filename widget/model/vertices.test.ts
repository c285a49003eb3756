import { binaryStl, tetrahedron, waves } from '../../test/stl'
import { readVertices, VERTEX_BYTES } from './vertices'

const go = () => Promise.resolve()

test('returns position and normal of each corner of a triangle', async () => {
  const file = binaryStl([[0, 0, 0, 2, 0, 0, 0, 2, 0]])
  const { data, count, radius } = await readVertices(file.buffer, go)
  expect(count).toBe(3)
  expect(radius).toBe(2)
  for (const [corner, place] of [
    [0, 0, 0],
    [2, 0, 0],
    [0, 2, 0],
  ].entries()) {
    expect([...new Float32Array(data, corner * VERTEX_BYTES, 3)]).toEqual(place)
    expect([...new Int8Array(data, corner * VERTEX_BYTES + 12, 3)]).toEqual([0, 0, 127])
  }
})

test('returns a zero normal for a triangle without an area', async () => {
  const file = binaryStl([...tetrahedron(), Array<number>(9).fill(1)])
  const { data, count } = await readVertices(file.buffer, go)
  expect([...new Int8Array(data, (count - 1) * VERTEX_BYTES + 12, 3)]).toEqual([0, 0, 0])
})

test('reads a large model in slices with pauses in between', async () => {
  const pause = jest.fn(go)
  const { count } = await readVertices(binaryStl(waves(20_000)).buffer, pause)
  expect(count).toBe(60_000)
  expect(pause).toHaveBeenCalledTimes(2)
})

test.each([
  ['an empty file', new ArrayBuffer(0)],
  ['an HTML page', new TextEncoder().encode('<!doctype html>'.repeat(20)).buffer],
  ['a file without triangles', binaryStl([]).buffer],
  ['a truncated file', binaryStl(tetrahedron()).slice(0, 200).buffer],
  [
    'a file that announces more than it contains',
    binaryStl(tetrahedron(), { promised: 0xffffffff }).buffer,
  ],
  ['a position with NaN', binaryStl([[NaN, 0, 0, 1, 0, 0, 0, 1, 0]]).buffer],
  [
    'a position at infinity',
    binaryStl([...tetrahedron(), [Infinity, 0, 0, 1, 0, 0, 0, 1, 0]]).buffer,
  ],
  ['a model that is a single point', binaryStl([Array<number>(9).fill(0)]).buffer],
])('rejects %s', async (_what, file) => {
  await expect(readVertices(file, go)).rejects.toThrow('No model')
})
