import { keptMarkerPosition, markerOnFrame } from './markerPosition'

const LANDSCAPE = { width: 1600, height: 1200 }
const PORTRAIT = { width: 900, height: 1600 }

test.each([
  ['the middle', { x: 50, y: 50 }, LANDSCAPE, { x: 50, y: 50 }],
  // Three quarters of the square's height become 414 × 0.75 of 736 px.
  ['the lower edge of a landscape', { x: 50, y: 87.5 }, LANDSCAPE, { x: 50, y: 71.0938 }],
  ['the left of a landscape', { x: 20, y: 50 }, LANDSCAPE, { x: 20, y: 50 }],
  ['the left edge of a portrait', { x: 21.875, y: 10 }, PORTRAIT, { x: 0, y: 10 }],
])('keeps %s on its spot of the picture', (_what, kept, picture, expected) => {
  const place = markerOnFrame(kept, 'story', picture)
  expect(place.x).toBeCloseTo(expected.x, 3)
  expect(place.y).toBeCloseTo(expected.y, 3)
  const back = keptMarkerPosition(place, 'story', picture)
  expect(back.x).toBeCloseTo(kept.x, 3)
  expect(back.y).toBeCloseTo(kept.y, 3)
})

test('keeps the stored position in the square', () => {
  expect(markerOnFrame({ x: 1, y: 2 }, 'square', PORTRAIT)).toEqual({ x: 1, y: 2 })
})

test.each([
  { width: 0, height: 0 },
  { width: 0, height: 100 },
  { width: 100, height: 0 },
])('keeps the stored position on a picture of unknown size: %j', (picture) => {
  expect(markerOnFrame({ x: 1, y: 2 }, 'story', picture)).toEqual({ x: 1, y: 2 })
})
