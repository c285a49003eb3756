import type { Message } from '@/common/i18n/messages'
import { WIDGET_SETTINGS, type WidgetType } from '@/contract/widgets/settings/widgetSettings'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import { emptyReason, type PreviewPage } from './emptyReason'
import { hasTooFew } from './usePreview'

const payload = (widgetType: WidgetType, settings: object = {}, posts = 0, hasMore = false) =>
  ({
    widgetType,
    settings: { ...WIDGET_SETTINGS[widgetType].defaults, ...settings },
    ...(widgetType === 'gallery' || widgetType === 'sku'
      ? { posts: Array.from({ length: posts }), hasMore }
      : {}),
  }) as WidgetPayload

const albums = { albums: [1] }
const textOf = (...reason: Parameters<typeof emptyReason>) => emptyReason(...reason).text
const text = (id: string) => ({ id }) as Message

test.each<[string, WidgetPayload, PreviewPage, away: string, beside: string | null]>([
  ['a gallery without albums', payload('gallery'), 'other', 'widgets.text_no-albums', null],
  ['albums without posts', payload('gallery', albums), 'other', 'widgets.text_no-posts', null],
  ['a product gallery without albums', payload('sku'), 'product', 'widgets.text_no-albums', null],
  [
    'a product without posts, which no field explains',
    payload('sku', albums),
    'product',
    'widgets.text_no-product-posts',
    'widgets.text_no-product-posts',
  ],
  [
    'a product that the catalogue does not have',
    payload('sku', albums),
    'unknown-product',
    'widgets.text_no-such-product',
    'widgets.text_no-such-product',
  ],
  ['stories without albums', payload('story'), 'other', 'widgets.text_no-albums', null],
  [
    'a model without a file, which no field explains',
    payload('stl'),
    'other',
    'widgets.text_no-model',
    'widgets.text_no-model',
  ],
])('explains in the preview %s, unless its field is seen', (_, shown, page, away, beside) => {
  expect(textOf(shown, page, false)).toEqual(text(away))
  expect(textOf(shown, page, true)).toEqual(beside && text(beside))
})

const few = { ...albums, min_posts: 3 }

test.each<[string, WidgetPayload, PreviewPage, string]>([
  ['a gallery', payload('gallery', few, 2), 'other', 'widgets.text_few-posts'],
  ['a product gallery on another page', payload('sku', few, 2), 'other', 'widgets.text_few-posts'],
  ['a product', payload('sku', few, 2), 'product', 'widgets.text_few-product-posts'],
])('says how many posts are lacking for %s', (_, shown, page, id) => {
  expect(hasTooFew(shown)).toBe(true)
  expect(emptyReason(shown, page, true)).toEqual({
    title: 'widgets.title_too-few',
    text: { id, values: { count: 2, min: 3 } },
  })
})

test.each([
  ['enough posts', payload('gallery', few, 3)],
  ['more on the next page', payload('gallery', few, 2, true)],
  ['stories, which have no minimum', payload('story')],
])('lacks no posts with %s', (_, shown) => {
  expect(hasTooFew(shown)).toBe(false)
})
