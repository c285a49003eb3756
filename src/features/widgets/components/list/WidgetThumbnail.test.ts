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
  [
    'no albums, before the facts are loaded',
    widget('gallery'),
    undefined,
    'widgets.alert_no-albums',
  ],
  ['albums, before the facts are loaded', widget('gallery', { albums: [1] }), undefined, null],
  ['albums without a post', widget('gallery', { albums: [1] }), 0, 'widgets.alert_no-posts'],
  ['one post: none', widget('gallery', { albums: [1] }), 1, null],
  [
    'fewer posts than the minimum',
    widget('gallery', { albums: [1], min_posts: 4 }),
    3,
    'widgets.alert_few-posts',
  ],
  ['as many posts as the minimum: none', widget('gallery', { albums: [1], min_posts: 4 }), 4, null],
  ['a product gallery with few posts: none', widget('sku', { albums: [1], min_posts: 4 }), 1, null],
  [
    'a product gallery with fallback albums only: none',
    widget('sku', { fallback_albums: [1] }),
    1,
    null,
  ],
  [
    'highlights without albums',
    widget('story', { stories_highlights: 1 }),
    0,
    'widgets.alert_no-albums',
  ],
  ['a 3D model without files', widget('stl'), 0, 'widgets.alert_no-files'],
  ['a 3D model with only a poster: none', widget('stl', { poster: 1 }), 0, null],
])('returns the warning for %s', (_, shown, postCount, warning) => {
  expect(warned(shown, postCount)).toBe(warning)
})

test.each(['admin_mode', 'disabled'] as const)(
  'does not warn about a widget in the mode %s',
  (isEnabled) => {
    expect(warned(widget('gallery', {}, { isEnabled }), 0)).toBeNull()
  },
)
