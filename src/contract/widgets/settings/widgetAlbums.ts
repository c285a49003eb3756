import type { Widget } from '@/contract/entities/widgets/widget'
import { storiesAlbums } from './storiesForm'
import type { SettingsOf, WidgetType } from './widgetSettings'

/** Ids of the albums in the settings, including the fallback albums of a product's page. */
export const ALBUMS_OF_SETTINGS: {
  [Type in WidgetType]: (settings: SettingsOf<Type>) => readonly number[]
} = {
  gallery: ({ albums }) => albums,
  sku: ({ albums, fallback_albums }) => [...new Set([...albums, ...fallback_albums])],
  story: storiesAlbums,
  stl: () => [],
}

type SettingsPart<Kind extends Widget> = Kind extends Widget
  ? Pick<Kind, 'widgetType' | 'gallerySettings'>
  : never
type WidgetPart = SettingsPart<Widget>

/** Whether the settings contain a source: an album, or a file of a 3D widget. Without one nothing can be shown. */
export function hasSource(widget: WidgetPart): boolean {
  if (widget.widgetType !== 'stl') return widgetAlbums(widget).length > 0
  const { model, poster } = widget.gallerySettings
  return model !== null || poster !== null
}

/** Ids of the albums whose posts a widget shows. */
export function widgetAlbums(widget: WidgetPart): readonly number[] {
  switch (widget.widgetType) {
    case 'gallery':
      return ALBUMS_OF_SETTINGS.gallery(widget.gallerySettings)
    case 'sku':
      return ALBUMS_OF_SETTINGS.sku(widget.gallerySettings)
    case 'story':
      return ALBUMS_OF_SETTINGS.story(widget.gallerySettings)
    case 'stl':
      return ALBUMS_OF_SETTINGS.stl(widget.gallerySettings)
  }
}
