import * as v from 'valibot'
import {
  DEFAULT_BORDER_COLORS,
  DEFAULT_STORIES_SETTINGS,
  storiesSettingsSchema,
  type StoriesSettings,
} from './storiesSettings'

const takes = (changes: object) =>
  v.is(storiesSettingsSchema, { ...DEFAULT_STORIES_SETTINGS, ...changes })
const takesWidget = (changes: Partial<Record<keyof StoriesSettings['widget'], unknown>>) =>
  takes({ widget: { ...DEFAULT_STORIES_SETTINGS.widget, ...changes } })

test('has valid default settings, with a circle and four colours', () => {
  expect(takes({})).toBe(true)
  expect(DEFAULT_STORIES_SETTINGS.widget).toMatchObject({
    shape: 'circle',
    borderColor: ['#fdf497', '#fd5949', '#d6249f', '#285aeb'],
  })
})

test.each([
  ['stories_margin', 0, 60],
  ['highlights_names_fontSize', 10, 24],
  ['highlights_names_marginTop', 0, 40],
  ['pcSize', 44, 240],
  ['mobileSize', 44, 160],
  ['per_page', 1, 50],
])('requires for %s a whole number from %d to %d', (name, min, max) => {
  for (const value of [min, max]) expect(takes({ [name]: value })).toBe(true)
  for (const value of [min - 1, max + 1, min + 0.5, `${min}`, null]) {
    expect(takes({ [name]: value })).toBe(false)
  }
})

test.each(['stories_highlights', 'isCustomSize', 'mobileOnly', 'desktopOnly', 'preview'])(
  'accepts only 0 and 1 for %s',
  (name) => {
    for (const value of [0, 1]) expect(takes({ [name]: value })).toBe(true)
    for (const value of [2, true, '1', null]) expect(takes({ [name]: value })).toBe(false)
  },
)

test.each([
  [{}, true],
  [{ 0: 5 }, true],
  [{ 0: 5, 1: 3 }, true],
  [{ 1: 5 }, false],
  [{ 0: 5, 2: 3 }, false],
  [{ 0: 5, 1: 5 }, false],
  [{ 0: 'five' }, false],
  [{ 0: -1 }, false],
  [{ first: 5 }, false],
  [Object.fromEntries(Array.from({ length: 51 }, (_, index) => [index, index + 1])), false],
])('validates numbered entries %j: %j', (entries, isTaken) => {
  expect(takes({ stories_highlights_albums: entries })).toBe(isTaken)
  expect(takes({ stories_highlights_order: entries })).toBe(isTaken)
})

test.each([
  [{ 5: 'Новинки' }, true],
  [{ 5: 'в'.repeat(61) }, false],
  [{ name: 'Новинки' }, false],
  [{ 5: 1 }, false],
])('validates names %j: %j', (names, isTaken) => {
  expect(takes({ stories_highlights_names: names })).toBe(isTaken)
})

test.each([
  [['#fff'], true],
  [DEFAULT_BORDER_COLORS, true],
  [[], false],
  [[...DEFAULT_BORDER_COLORS, '#000000'], false],
  [['red'], false],
  [['#fff;background:url(x)'], false],
])('validates the border %j: %j', (borderColor, isTaken) => {
  expect(takesWidget({ borderColor })).toBe(isTaken)
})

test.each([
  ['transparent', true],
  ['#FFaa00', true],
  ['#ffaa0080', true],
  ['', false],
  ['red', false],
  ['url(x)', false],
])('validates the background %j: %j', (backgroundColor, isTaken) => {
  expect(takesWidget({ backgroundColor })).toBe(isTaken)
})

test.each([
  ['0px', true],
  ['100px', true],
  ['101px', false],
  ['12', false],
  ['1em', false],
  ['-1px', false],
])('validates the padding %j: %j', (top, isTaken) => {
  const { paddings } = DEFAULT_STORIES_SETTINGS.widget
  expect(takesWidget({ paddings: { ...paddings, top } })).toBe(isTaken)
})

test('refuses unknown settings', () => {
  expect(takes({ cols: 4 })).toBe(false)
  expect(v.is(storiesSettingsSchema, { theme: 'light' })).toBe(false)
  expect(takes({ widget: { ...DEFAULT_STORIES_SETTINGS.widget, color: '#fff' } })).toBe(false)
})
