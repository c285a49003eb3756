import { DEFAULT_GALLERY_SETTINGS } from '@/contract/widgets/settings/gallerySettings'
import { coverWidth, tileWidth } from './tileShape'

const settings = { ...DEFAULT_GALLERY_SETTINGS, cols: 4, cols_min: 2, spacing: 10 }

test('a phone has its own number of columns', () => {
  expect(tileWidth(601, settings)).toBe((601 - 30) / 4)
  expect(tileWidth(600, settings)).toBe((600 - 10) / 2)
})

test('a picture is asked for as wide as it has to be to cover its tile', () => {
  const sources: [] = []
  expect(coverWidth(300, 1, { width: 1600, height: 1200, sources })).toBe(400)
  expect(coverWidth(300, 1, { width: 1200, height: 1600, sources })).toBe(300)
  expect(coverWidth(180, 9 / 16, { width: 100, height: 100, sources })).toBe(320)
})
