import { DEFAULT_GALLERY_SETTINGS } from './gallerySettings'
import { coverWidth, tileRatio, tileWidth } from './tileShapes'

test.each([
  [null, 1],
  [1, 1],
  [2, 4 / 5],
  [3, 3 / 4],
  [4, 9 / 16],
  [5, 1],
])('makes tiles of the layout %s %d times as wide as high', (layout, ratio) => {
  expect(tileRatio(layout)).toBe(ratio)
})

const settings = { ...DEFAULT_GALLERY_SETTINGS, cols: 4, cols_min: 2, spacing: 10 }

test('uses the phone’s own number of columns', () => {
  expect(tileWidth(601, settings)).toBe((601 - 30) / 4)
  expect(tileWidth(600, settings)).toBe((600 - 10) / 2)
})

test('returns the width at which a picture covers its tile', () => {
  expect(coverWidth(300, 1, { width: 1600, height: 1200 })).toBe(400)
  expect(coverWidth(300, 1, { width: 1200, height: 1600 })).toBe(300)
  expect(coverWidth(180, 9 / 16, { width: 100, height: 100 })).toBe(320)
})
