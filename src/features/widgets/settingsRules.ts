import { tidyGallery } from '@/contract/widgets/settings/galleryForm'
import { storiesAlbums, tidyStoriesSettings } from '@/contract/widgets/settings/storiesForm'
import type { Widget } from '@/contract/entities/widgets/widget'
import type { WidgetSettings } from '@/contract/widgets/settings/widgetSettings'

type SettingsPart<Kind extends Widget> = Kind extends Widget
  ? Pick<Kind, 'widgetType' | 'gallerySettings'>
  : never
type FormSettings = SettingsPart<Widget>

/** The settings of a form as they are saved and shown, by the rules of the widget's type. */
export function effectiveSettings(form: FormSettings): WidgetSettings {
  switch (form.widgetType) {
    case 'story':
      return tidyStoriesSettings(form.gallerySettings)
    case 'stl':
      return form.gallerySettings
    case 'gallery':
    case 'sku':
      return tidyGallery(form.gallerySettings)
  }
}

/** The settings that a save always includes, changed or not (product-rules/widgets.md#stories-settings). */
export function alwaysSentSettings(form: FormSettings): Partial<WidgetSettings> {
  return form.widgetType === 'story' ? { theme: form.gallerySettings.theme } : {}
}

/** The albums that a widget takes its posts from. */
export function shownAlbums(form: FormSettings): readonly number[] {
  if (form.widgetType === 'story') return storiesAlbums(form.gallerySettings)
  return form.widgetType === 'stl' ? [] : form.gallerySettings.albums
}
