import { tidyGallery } from '@/contract/widgets/settings/galleryForm'
import type { GallerySettings } from '@/contract/widgets/settings/gallerySettings'
import {
  storiesFormOf,
  storiesSettingsOf,
  storiesWithoutAlbum,
} from '@/contract/widgets/settings/storiesForm'
import type { StoriesSettings } from '@/contract/widgets/settings/storiesSettings'
import { ALBUMS_OF_SETTINGS } from '@/contract/widgets/settings/widgetAlbums'
import type { SettingsOf, WidgetType } from '@/contract/widgets/settings/widgetSettings'
import { cleanHeader } from './header'

/** Ids of the shown uploads of a 3D widget; null when there are none. */
export interface NamedFiles {
  model: number | null
  poster: number | null
}

/** The server's operations on the settings of a widget type. */
export interface SettingsRules<Settings> {
  /** The settings as they are stored and shown. */
  tidy(settings: Settings): Settings
  /** Ids of the albums whose posts are shown. */
  albums(settings: Settings): readonly number[]
  /** Removes an album that is about to be deleted. */
  withoutAlbum(settings: Settings, albumId: number): Settings
  files(settings: Settings): NamedFiles
}

const cleanGallery = <Settings extends GallerySettings>(settings: Settings): Settings =>
  tidyGallery({
    ...settings,
    html_title_block: cleanHeader(settings.html_title_block),
    popup_html: cleanHeader(settings.popup_html),
  })

function cleanStories(settings: StoriesSettings): StoriesSettings {
  const form = storiesFormOf(settings)
  return storiesSettingsOf({ ...form, headerHtml: cleanHeader(form.headerHtml) })
}

const without = (albums: readonly number[], albumId: number) =>
  albums.filter((id) => id !== albumId)
const NO_FILES: NamedFiles = { model: null, poster: null }

const GALLERY: SettingsRules<SettingsOf<'gallery'>> = {
  tidy: cleanGallery,
  albums: ALBUMS_OF_SETTINGS.gallery,
  withoutAlbum: (settings, albumId) => ({ ...settings, albums: without(settings.albums, albumId) }),
  files: () => NO_FILES,
}

const PRODUCT_GALLERY: SettingsRules<SettingsOf<'sku'>> = {
  tidy: cleanGallery,
  albums: ALBUMS_OF_SETTINGS.sku,
  withoutAlbum: (settings, albumId) => ({
    ...settings,
    albums: without(settings.albums, albumId),
    fallback_albums: without(settings.fallback_albums, albumId),
  }),
  files: () => NO_FILES,
}

const STORY: SettingsRules<SettingsOf<'story'>> = {
  tidy: cleanStories,
  albums: ALBUMS_OF_SETTINGS.story,
  withoutAlbum: storiesWithoutAlbum,
  files: () => NO_FILES,
}

const MODEL: SettingsRules<SettingsOf<'stl'>> = {
  tidy: (settings) => settings,
  albums: ALBUMS_OF_SETTINGS.stl,
  withoutAlbum: (settings) => settings,
  files: ({ model, poster }) => ({ model, poster }),
}

export const SETTINGS_RULES: { [Type in WidgetType]: SettingsRules<SettingsOf<Type>> } = {
  gallery: GALLERY,
  sku: PRODUCT_GALLERY,
  story: STORY,
  stl: MODEL,
}
