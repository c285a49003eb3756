import {
  imageInFrame,
  normalRotation,
  wholePercent,
  keptMarkerPosition,
  markerOnFrame,
  safeZones,
} from './geometry'

test('limits elements to their minimum and maximum values', () => {
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

describe('the position and size of a product’s picture', () => {
  const box = { x: 10, y: 10, width: 40, height: 40 }

  test.each([
    ['a position beyond the frame', { x: 90, y: 90 }, { x: 60, y: 60 }],
    ['a wide picture', { x: 90, width: 70 }, { x: 30, y: 10, width: 70 }],
    [
      'a picture wider than the frame',
      { width: 200, height: 50 },
      { x: 0, width: 100, height: 25 },
    ],
    ['a picture higher than the frame', { height: 160 }, { x: 10, y: 0, width: 25, height: 100 }],
    [
      'a picture wider and higher than the frame',
      { width: 200, height: 800 },
      { y: 0, width: 25, height: 100 },
    ],
    ['a small picture', { width: 1, height: 2 }, { width: 5, height: 10 }],
    [
      'a picture of a third of the frame',
      { width: 100 / 3, height: 1e9 / 3e7 },
      { width: 33.3333, height: 33.3333 },
    ],
    ['a very thin picture', { width: 5, height: 500 }, { width: 1, height: 100 }],
    ['a picture without a height', { height: 0 }, { width: 40, height: 0 }],
    ['a picture without a width', { width: 0, height: 30 }, { width: 5, height: 5 }],
  ])('are limited: %s', (_what, changes, expected) => {
    expect(imageInFrame({ ...box, ...changes })).toMatchObject(expected)
  })
})

const LANDSCAPE = { width: 1600, height: 1200 }
const PORTRAIT = { width: 900, height: 1600 }

test.each([
  ['a point in the middle', { x: 50, y: 50 }, LANDSCAPE, { x: 50, y: 50 }],
  // The picture has three quarters of the square's height; on the story frame, 414 × 0.75 of 736
  // px.
  [
    'a point at the lower edge of a landscape',
    { x: 50, y: 87.5 },
    LANDSCAPE,
    { x: 50, y: 71.0938 },
  ],
  ['a point on the left of a landscape', { x: 20, y: 50 }, LANDSCAPE, { x: 20, y: 50 }],
  ['a point at the left edge of a portrait', { x: 21.875, y: 10 }, PORTRAIT, { x: 0, y: 10 }],
])(
  'keeps %s on the same spot of the picture in the other frame',
  (_what, kept, picture, expected) => {
    const place = markerOnFrame(kept, 'story', picture)
    expect(place.x).toBeCloseTo(expected.x, 3)
    expect(place.y).toBeCloseTo(expected.y, 3)
    const back = keptMarkerPosition(place, 'story', picture)
    expect(back.x).toBeCloseTo(kept.x, 3)
    expect(back.y).toBeCloseTo(kept.y, 3)
  },
)

test('uses the stored position in the square frame', () => {
  expect(markerOnFrame({ x: 1, y: 2 }, 'square', PORTRAIT)).toEqual({ x: 1, y: 2 })
})

test.each([
  { width: 0, height: 0 },
  { width: 0, height: 100 },
  { width: 100, height: 0 },
])('uses the stored position on a picture of unknown size: %j', (picture) => {
  expect(markerOnFrame({ x: 1, y: 2 }, 'story', picture)).toEqual({ x: 1, y: 2 })
})

test.each(['square', 'story'] as const)(
  'reserves the bottom of a video for its controls: %s',
  (frame) => {
    const [controls, ...others] = safeZones(frame, true)
    expect(others).toEqual([])
    expect(controls).toMatchObject({ x: 0, width: 100 })
    expect(controls!.height).toBeGreaterThan(10)
    expect(controls!.y + controls!.height).toBe(100)
  },
)

test('reserves nothing on a picture', () => {
  expect(safeZones('story', false)).toEqual([])
})
