import type { Widget } from '@/contract/entities/widgets/widget'
import { widgetAlbums } from '@/contract/widgets/settings/widgetAlbums'
import { WIDGET_SETTINGS, type WidgetType } from '@/contract/widgets/settings/widgetSettings'
import { settingsWith, settingsWithout } from './albumPlaces'

const widget = (widgetType: WidgetType, settings: object = {}) =>
  ({
    widgetType,
    gallerySettings: { ...WIDGET_SETTINGS[widgetType].defaults, ...settings },
  }) as Widget
const changed = (one: Widget, changes: object) =>
  widget(one.widgetType, { ...one.gallerySettings, ...changes })

const highlights = {
  stories_highlights: 1 as const,
  stories_highlights_albums: { 0: 1, 1: 2 },
  stories_highlights_order: { 0: 2, 1: 1 },
}

test.each<[string, Widget, number[]]>([
  ['a gallery', widget('gallery', { albums: [2, 1] }), [2, 1, 3]],
  ['a product gallery', widget('sku', { albums: [1], fallback_albums: [9] }), [1, 3, 9]],
  ['stories', widget('story', { stories_highlights: 0, albums: [1] }), [1, 3]],
  ['highlights', widget('story', highlights), [2, 1, 3]],
  ['a 3D model, which shows none', widget('stl'), []],
])('%s shows one album more, and not any more when it is undone', (_, before, albums) => {
  const after = changed(before, settingsWith(before, [3]))
  expect(widgetAlbums(after)).toEqual(albums)
  expect(widgetAlbums(changed(after, settingsWithout(after, [3])))).toEqual(widgetAlbums(before))
})
