import * as v from 'valibot'
import { LIMITS } from '../limits'
import { DEFAULT_GALLERY_SETTINGS, gallerySettingsSchema, widgetTitleSchema } from './widget'

const problemOf = (title: string) =>
  v.safeParse(widgetTitleSchema, title).issues?.[0].message ?? null

test('a title is one line with single spaces', () => {
  expect(v.parse(widgetTitleSchema, '  Весна \n\t 2026  ')).toBe('Весна 2026')
})

test.each([
  ['', 'empty-gallery-title'],
  [' \n ', 'empty-gallery-title'],
  ['\u200b', 'empty-gallery-title'],
  ['в'.repeat(LIMITS.widgetTitle), null],
  [`${'в'.repeat(LIMITS.widgetTitle)}    `, null],
  ['в'.repeat(LIMITS.widgetTitle + 1), 'too-long'],
])('the title %j: %j', (title, problem) => {
  expect(problemOf(title)).toBe(problem)
})

describe('settings', () => {
  const takes = (changes: object) =>
    v.is(gallerySettingsSchema, { ...DEFAULT_GALLERY_SETTINGS, ...changes })

  test('that a widget begins with are valid', () => {
    expect(takes({})).toBe(true)
  })

  test.each([
    ['cols', 1, 8],
    ['cols_min', 1, 4],
    ['spacing', 0, 60],
    ['count', 1, 100],
    ['load_more_spacing', 0, 100],
    ['layout', 1, 4],
  ])('%s is a whole number of %d to %d', (name, min, max) => {
    for (const value of [min, max]) expect(takes({ [name]: value })).toBe(true)
    for (const value of [min - 1, max + 1, min + 0.5]) expect(takes({ [name]: value })).toBe(false)
  })
})
