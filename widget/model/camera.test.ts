import { cameraOf, rotationOf, sideOf, turned, zoomed, type Camera } from './camera'

const FRONT: Camera = { turn: 0, tilt: 0, zoom: 1 }

/** The position of a point of the file as it is seen: to the right, up, and towards the viewer. */
function seen(camera: Camera, [x, y, z]: [number, number, number], upAxis: 'y' | 'z') {
  const r = rotationOf(camera, upAxis)
  return [0, 1, 2].map((row) => {
    const value = (r[row] ?? 0) * x + (r[row + 3] ?? 0) * y + (r[row + 6] ?? 0) * z
    return Math.round(value * 100) / 100 + 0
  })
}

test("shows the file's upward axis upwards", () => {
  expect(seen(FRONT, [0, 0, 1], 'z')).toEqual([0, 1, 0])
  expect(seen(FRONT, [0, 1, 0], 'y')).toEqual([0, 1, 0])
  expect(seen(FRONT, [1, 0, 0], 'z')).toEqual([1, 0, 0])
  expect(seen(FRONT, [1, 0, 0], 'y')).toEqual([1, 0, 0])
})

test('does not mirror the model', () => {
  for (const upAxis of ['y', 'z'] as const) {
    const [x = [], y = [], z = []] = (
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ] as [number, number, number][]
    ).map((axis) => seen({ turn: 90, tilt: 0, zoom: 1 }, axis, upAxis))
    const n = (list: number[], index: number) => list[index] ?? 0
    const determinant =
      n(x, 0) * (n(y, 1) * n(z, 2) - n(y, 2) * n(z, 1)) -
      n(y, 0) * (n(x, 1) * n(z, 2) - n(x, 2) * n(z, 1)) +
      n(z, 0) * (n(x, 1) * n(y, 2) - n(x, 2) * n(y, 1))
    expect(determinant).toBe(1)
  }
})

test('shows the left side after a quarter turn, with the front at the right', () => {
  const camera = turned(FRONT, 90, 0)
  expect(seen(camera, [0, -1, 0], 'z')).toEqual([1, 0, 0])
  expect(seen(camera, [-1, 0, 0], 'z')).toEqual([0, 0, 1])
  expect(sideOf(camera)).toBe(1)
})

test('shows the top from above', () => {
  expect(seen(turned(FRONT, 0, 90), [0, 0, 1], 'z')).toEqual([0, 0, 1])
})

test.each([
  [170, 20, -170],
  [-170, -20, 170],
  [0, 720, 0],
  [0, -1e6, 80],
])('adds to the rotation %d the rotation %d and results in %d', (from, by, to) => {
  expect(turned({ ...FRONT, turn: from }, by, 0).turn).toBeCloseTo(to)
})

test('limits tilt and zoom', () => {
  expect(turned(FRONT, 0, 500).tilt).toBe(90)
  expect(turned(FRONT, 0, -500).tilt).toBe(-90)
  expect(zoomed(FRONT, 1e9).zoom).toBe(4)
  expect(zoomed(FRONT, 0).zoom).toBe(0.5)
  expect(cameraOf({ startTurn: 180, startTilt: -90 })).toEqual({ turn: -180, tilt: -90, zoom: 1 })
})
