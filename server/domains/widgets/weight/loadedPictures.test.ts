import type {
  GalleryPayload,
  StoriesPayload,
  ModelPayload,
  WidgetPayload,
} from '@/contract/widgets/widgetPayload'
import { DEFAULT_GALLERY_SETTINGS } from '@/contract/widgets/settings/gallerySettings'
import { DEFAULT_MODEL_SETTINGS } from '@/contract/widgets/settings/modelSettings'
import { DEFAULT_STORIES_SETTINGS } from '@/contract/widgets/settings/storiesSettings'
import type { WeightScreen } from '@/contract/widgets/weightScreens'
import { loadedPictures } from './loadedPictures'

const COMMON = { embedId: 'spring', revision: 1, title: 'Весна', locale: 'ru' } as const

/** A square picture in three sizes. */
const picture = (id: number) => ({
  width: 1200,
  height: 1200,
  sources: [1200, 320, 736].map((width) => ({ url: `/media/${id}-${width}.webp`, width })),
})

const post = (id: number) => ({
  id,
  text: '',
  author: null,
  createdAt: '2026-03-18T12:00:00.000Z',
  showMarkers: true,
  media: [
    {
      id,
      picture: picture(id),
      videoUrl: null,
      background: '',
      frame: 'square' as const,
      products: [],
    },
  ],
})
const posts = (count: number) => Array.from({ length: count }, (_, index) => post(index + 1))

const gallery = (changes: Partial<GalleryPayload['settings']>, count = 20): GalleryPayload => ({
  ...COMMON,
  widgetType: 'gallery',
  settings: {
    ...DEFAULT_GALLERY_SETTINGS,
    ...{ mode: 'tile', layout: 1, cols: 4, cols_min: 2, spacing: 0 },
    ...changes,
  },
  header: [],
  popupHeader: [],
  posts: posts(count),
  page: 1,
  hasMore: true,
})

const stories = (widget: Partial<StoriesPayload['settings']['widget']>): StoriesPayload => ({
  ...COMMON,
  widgetType: 'story',
  settings: {
    ...DEFAULT_STORIES_SETTINGS,
    ...{ isCustomSize: 1, pcSize: 88, mobileSize: 72, stories_margin: 0 },
    widget: { ...DEFAULT_STORIES_SETTINGS.widget, ...widget },
  },
  header: [],
  highlights: posts(20).map((one) => ({ albumId: null, title: '', cover: null, posts: [one] })),
})

const model: ModelPayload = {
  ...COMMON,
  widgetType: 'stl',
  settings: { ...DEFAULT_MODEL_SETTINGS, height: 420 },
  model: null,
  poster: picture(1),
}

/** A screen, with the number of pictures loaded at first and later, and their width. */
test.each<[string, WidgetPayload, WeightScreen, first: number, later: number, width: number]>([
  ['tiles', gallery({}), 'desktop', 12, 8, 320],
  ['tiles', gallery({}), 'phone', 10, 10, 736],
  ['tall tiles', gallery({ layout: 4 }), 'desktop', 8, 12, 736],
  ['spaces between tiles', gallery({ spacing: 60 }), 'desktop', 12, 8, 320],
  ['rows', gallery({ mode: 'rows', layout: null }), 'desktop', 12, 8, 320],
  ['a slider', gallery({ mode: 'line', layout: null }), 'desktop', 4, 16, 320],
  ['a slider', gallery({ mode: 'line', layout: null }), 'phone', 2, 18, 736],
  ['fewer tiles than fit', gallery({}, 3), 'desktop', 3, 0, 320],
  ['one wide tile', gallery({ cols: 1 }), 'desktop', 1, 19, 1200],
  ['a bar of stories', stories({ inlineDesktop: 1 }), 'desktop', 14, 6, 320],
  ['a bar of stories', stories({ inlineDesktop: 1 }), 'phone', 5, 15, 320],
  ['a bar at the side', stories({ inlineDesktop: 0 }), 'desktop', 7, 13, 320],
  [
    'a bar at the side with tall shapes',
    stories({ inlineDesktop: 0, shape: 'verticalRectangle' }),
    'desktop',
    4,
    16,
    320,
  ],
  ['the poster of a model', model, 'desktop', 1, 0, 736],
  ['the poster of a model', model, 'phone', 1, 0, 1200],
])(
  'counts the pictures that load at first and later, in their width: %s (case %#)',
  (_what, payload, screen, first, later, width) => {
    const loaded = loadedPictures(payload, screen)
    expect([loaded.first.length, loaded.later.length]).toEqual([first, later])
    for (const url of [...loaded.first, ...loaded.later]) expect(url).toContain(`-${width}.webp`)
  },
)

test('counts a picture once that is shown twice', () => {
  const payload = gallery({}, 13)
  const [shown] = payload.posts
  const again = { ...payload, posts: [...payload.posts, { ...shown!, id: 99 }] }
  expect(loadedPictures(again, 'desktop')).toEqual(loadedPictures(payload, 'desktop'))
})

test('requests a larger picture where a wide picture covers a square tile', () => {
  const payload = gallery({}, 1)
  const [only] = payload.posts
  only!.media[0]!.picture.height = 600
  expect(loadedPictures(payload, 'desktop').first).toEqual(['/media/1-736.webp'])
})

test('ignores posts without a stored picture', () => {
  const payload = gallery({}, 2)
  payload.posts[0]!.media[0]!.picture.sources = []
  payload.posts[1]!.media = []
  expect(loadedPictures(payload, 'desktop')).toEqual({ first: [], later: [] })
})
