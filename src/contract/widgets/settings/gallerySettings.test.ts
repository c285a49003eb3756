import * as v from 'valibot'
import { DEFAULT_GALLERY_SETTINGS, gallerySettingsSchema } from './gallerySettings'

const takes = (changes: object) =>
  v.is(gallerySettingsSchema, { ...DEFAULT_GALLERY_SETTINGS, ...changes })

test('has valid default settings', () => {
  expect(takes({})).toBe(true)
})

test.each([
  ['cols', 1, 8],
  ['cols_min', 1, 4],
  ['spacing', 0, 60],
  ['count', 1, 100],
  ['load_more_spacing', 0, 100],
  ['layout', 1, 4],
])('requires for %s a whole number from %d to %d', (name, min, max) => {
  for (const value of [min, max]) expect(takes({ [name]: value })).toBe(true)
  for (const value of [min - 1, max + 1, min + 0.5]) expect(takes({ [name]: value })).toBe(false)
})
