import { imageInFrame, normalRotation, wholePercent } from './geometry'

test('keeps values within the limits', () => {
  for (const value of [0, 0.1, 100.1, 359.9999]) expect(normalRotation(value)).toBe(value)
  const box = { x: 12.3, y: 4.5, width: 40, height: 60 }
  expect(imageInFrame(box)).toEqual(box)
})

test.each([
  [-90, 270],
  [360, 0],
  [-720, 0],
  [460.1, 100.1],
  [359.99999, 0],
])('normalizes %d degrees to %d', (degrees, rest) => {
  expect(normalRotation(degrees)).toBe(rest)
})

test.each([
  [-0.4, 0],
  [33.5, 34],
  [170, 100],
  [Infinity, 100],
])('rounds a marker at %d %% to %d %%', (value, whole) => {
  expect(wholePercent(value)).toBe(whole)
})

describe('a product’s picture', () => {
  const box = { x: 10, y: 10, width: 40, height: 40 }

  test.each([
    ['beyond the frame', { x: 90, y: 90 }, { x: 60, y: 60 }],
    ['wide', { x: 90, width: 70 }, { x: 30, y: 10, width: 70 }],
    ['wider than the frame', { width: 200, height: 50 }, { x: 0, width: 100, height: 25 }],
    ['higher than the frame', { height: 160 }, { x: 10, y: 0, width: 25, height: 100 }],
    ['both', { width: 200, height: 800 }, { y: 0, width: 25, height: 100 }],
    ['small', { width: 1, height: 2 }, { width: 5, height: 10 }],
    [
      'a third of the frame',
      { width: 100 / 3, height: 1e9 / 3e7 },
      { width: 33.3333, height: 33.3333 },
    ],
    ['as thin as a thread', { width: 5, height: 500 }, { width: 1, height: 100 }],
    ['without a height', { height: 0 }, { width: 40, height: 0 }],
    ['without a width', { width: 0, height: 30 }, { width: 5, height: 5 }],
  ])('%s', (_what, changes, expected) => {
    expect(imageInFrame({ ...box, ...changes })).toMatchObject(expected)
  })
})
