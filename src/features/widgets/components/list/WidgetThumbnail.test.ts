import type { Widget } from '@/contract/entities/widgets/widget'
import { WIDGET_SETTINGS, type WidgetType } from '@/contract/widgets/settings/widgetSettings'
import { widgetWarning } from './WidgetThumbnail'

const widget = (widgetType: WidgetType, settings: object = {}, changes: Partial<Widget> = {}) =>
  ({
    embedId: 'demo',
    role: 'Главная',
    isEnabled: 'full_access',
    revision: 1,
    widgetType,
    gallerySettings: { ...WIDGET_SETTINGS[widgetType].defaults, ...settings },
    ...changes,
  }) as Widget

const warned = (shown: Widget, postCount?: number) =>
  widgetWarning(shown, postCount === undefined ? undefined : { postCount })?.id ?? null

test.each<[string, Widget, number | undefined, string | null]>([
  ['no albums, known before the facts', widget('gallery'), undefined, 'widgets.alert_no-albums'],
  ['albums, and nothing known yet', widget('gallery', { albums: [1] }), undefined, null],
  ['albums without a post', widget('gallery', { albums: [1] }), 0, 'widgets.alert_no-posts'],
  ['one post is enough', widget('gallery', { albums: [1] }), 1, null],
  [
    'fewer posts than it is shown with',
    widget('gallery', { albums: [1], min_posts: 4 }),
    3,
    'widgets.alert_few-posts',
  ],
  ['as many as it is shown with', widget('gallery', { albums: [1], min_posts: 4 }), 4, null],
  ['a product has a fallback for few', widget('sku', { albums: [1], min_posts: 4 }), 1, null],
  ['a product with only a fallback', widget('sku', { fallback_albums: [1] }), 1, null],
  [
    'highlights without albums',
    widget('story', { stories_highlights: 1 }),
    0,
    'widgets.alert_no-albums',
  ],
  ['a model without files', widget('stl'), 0, 'widgets.alert_no-files'],
  ['a model with a poster alone', widget('stl', { poster: 1 }), 0, null],
])('%s', (_, shown, postCount, warning) => {
  expect(warned(shown, postCount)).toBe(warning)
})

test.each(['admin_mode', 'disabled'] as const)(
  'shows no warning about a widget in the mode %s',
  (isEnabled) => {
    expect(warned(widget('gallery', {}, { isEnabled }), 0)).toBeNull()
  },
)
