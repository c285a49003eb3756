import * as v from 'valibot'
import {
  highlightsOf,
  storiesAlbums,
  storiesDraftOf,
  storiesFormOf,
  storiesSettingsOf,
  storiesWithoutAlbum,
  tidyStoriesSettings,
  type StoriesForm,
} from './storiesForm'
import { DEFAULT_STORIES_SETTINGS, storiesSettingsSchema } from './storiesSettings'

const FORM = storiesFormOf(DEFAULT_STORIES_SETTINGS)
const stored = (changes: Partial<StoriesForm>) => storiesSettingsOf({ ...FORM, ...changes })

test('has normalized default settings', () => {
  expect(tidyStoriesSettings(DEFAULT_STORIES_SETTINGS)).toEqual(DEFAULT_STORIES_SETTINGS)
})

/** The user's form, and the settings sent for it. */
test.each<[Partial<StoriesForm>, object]>([
  [{ theme: 'dark' }, { theme: 'dark' }],
  [{ isHighlights: true }, { stories_highlights: 1 }],
  [{ albums: [7, 5] }, { albums: [7, 5] }],
  [
    {
      highlights: [
        { albumId: 7, name: '' },
        { albumId: 5, name: 'Новинки' },
      ],
    },
    {
      stories_highlights_albums: { 0: 5, 1: 7 },
      stories_highlights_order: { 0: 7, 1: 5 },
      stories_highlights_names: { 5: 'Новинки' },
    },
  ],
  [{ margin: 4 }, { stories_margin: 4 }],
  [{ nameFontSize: 15 }, { highlights_names_fontSize: 15 }],
  [{ nameMarginTop: 3 }, { highlights_names_marginTop: 3 }],
  [{ isCustomSize: true }, { isCustomSize: 1 }],
  [{ pcSize: 120 }, { pcSize: 120 }],
  [{ mobileSize: 60 }, { mobileSize: 60 }],
  [{ perPage: 5 }, { per_page: 5 }],
  [{ isOnDesktop: false }, { mobileOnly: 1, desktopOnly: 0 }],
  [{ isOnPhone: false }, { mobileOnly: 0, desktopOnly: 1 }],
  [{ isPreview: true }, { preview: 1 }],
])('sends the form %j as %j', (changes, sent) => {
  expect(stored(changes)).toEqual({ ...DEFAULT_STORIES_SETTINGS, ...sent })
  expect(storiesFormOf(stored(changes))).toEqual({ ...FORM, ...changes })
})

test.each<[Partial<StoriesForm>, object]>([
  [{ isRightSide: true }, { rightSide: 1 }],
  [{ isFixedOnPhone: true }, { mobileFixed: 1 }],
  [{ headerHtml: 'A & B + C' }, { html: 'A %26 B %2B C' }],
  [
    { headerHtml: '<a href="/?a=%26&b=%2b">100%</a>' },
    { html: '<a href="/?a=%2526%26b=%252b">100%</a>' },
  ],
  [{ headerHtml: '%25%' }, { html: '%2525%' }],
  [{ headerHtml: '%&' }, { html: '%%26' }],
  [{ backgroundColor: '#ffeedd' }, { backgroundColor: '#ffeedd' }],
  [{ backgroundColor: '' }, { backgroundColor: 'transparent' }],
  [{ borderColors: ['#000000'] }, { borderColor: ['#000000'] }],
  [
    { paddings: { top: 1, bottom: 2, left: 3, right: 4 } },
    { paddings: { top: '1px', bottom: '2px', left: '3px', right: '4px' } },
  ],
  [{ shape: 'verticalRectangle' }, { shape: 'verticalRectangle' }],
])('sends the widget’s form %j as %j', (changes, sent) => {
  const { widget } = DEFAULT_STORIES_SETTINGS
  expect(stored(changes)).toEqual({ ...DEFAULT_STORIES_SETTINGS, widget: { ...widget, ...sent } })
  expect(storiesFormOf(stored(changes))).toEqual({ ...FORM, ...changes })
})

test.each([
  [true, false, 0],
  [true, true, 1],
  [false, false, 1],
  [false, true, 1],
])(
  'for inline on desktop %j and fixed on phones %j sends mobileFixed: %d',
  (isInlineDesktop, isFixedOnPhone, mobileFixed) => {
    expect(stored({ isInlineDesktop, isFixedOnPhone }).widget).toMatchObject({
      inlineDesktop: isInlineDesktop ? 1 : 0,
      mobileFixed,
    })
  },
)

test('keeps typed spaces and choices that can be reverted while the form is edited', () => {
  const highlights = [{ albumId: 5, name: 'Новинки ' }]
  const aside = storiesDraftOf({ ...FORM, highlights, isInlineDesktop: false })
  expect(storiesFormOf(aside)).toMatchObject({ highlights, isFixedOnPhone: false })
  expect(tidyStoriesSettings(aside)).toMatchObject({
    stories_highlights_names: { 5: 'Новинки' },
    widget: { mobileFixed: 1 },
  })
})

test('uses a circle when the user did not choose a shape', () => {
  expect(stored({ shape: undefined }).widget.shape).toBe('circle')
})

test('changes only the position of a moved highlight', () => {
  const [one, two] = [5, 7].map((albumId) => ({ albumId, name: `${albumId}` }))
  const before = stored({ highlights: [one!, two!] })
  const after = stored({ highlights: [two!, one!] })
  expect(after).toEqual({ ...before, stories_highlights_order: { 0: 7, 1: 5 } })
})

test.each([
  [{ 0: 5, 1: 7 }, {}, [5, 7]],
  [{ 0: 5, 1: 7 }, { 0: 7 }, [7, 5]],
  [{ 0: 5 }, { 0: 9, 1: 5 }, [5]],
  [{}, { 0: 5 }, []],
])('shows the albums %j in the order %j as %j', (albums, order, shown) => {
  const settings = {
    ...DEFAULT_STORIES_SETTINGS,
    stories_highlights_albums: albums,
    stories_highlights_order: order,
  }
  expect(highlightsOf(settings).map(({ albumId }) => albumId)).toEqual(shown)
})

test('treats “phones” and “computers” together as every screen', () => {
  const both = { ...DEFAULT_STORIES_SETTINGS, mobileOnly: 1, desktopOnly: 1 } as const
  expect(tidyStoriesSettings(both)).toEqual(DEFAULT_STORIES_SETTINGS)
})

test('sends valid settings for any form', () => {
  const form: Partial<StoriesForm> = {
    isInlineDesktop: false,
    headerHtml: '<b>&+</b>',
    highlights: [{ albumId: 3, name: ' Новинки ' }],
    shape: undefined,
  }
  expect(v.is(storiesSettingsSchema, stored(form))).toBe(true)
})

test('returns the albums of the highlights, or the albums of posts when highlights are off', () => {
  const form = { albums: [1], highlights: [{ albumId: 2, name: 'Два' }] }
  expect(storiesAlbums(stored(form))).toEqual([1])
  expect(storiesAlbums(stored({ ...form, isHighlights: true }))).toEqual([2])
})

test('removes a deleted album from the albums and from the highlights with their order and names', () => {
  const settings = stored({
    albums: [2, 3],
    highlights: [
      { albumId: 2, name: 'Два' },
      { albumId: 3, name: '' },
    ],
  })
  expect(storiesWithoutAlbum(settings, 2)).toEqual(
    stored({ albums: [3], highlights: [{ albumId: 3, name: '' }] }),
  )
})
