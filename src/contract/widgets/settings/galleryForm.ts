import { PLATFORMS, type Platform, GALLERY_DEFAULTS } from './galleryDefaults'
import type { GallerySettings } from './gallerySettings'

/** The look of a gallery, as the user chooses it. */
export const GALLERY_LOOKS = ['tile', 'slider', 'rows'] as const
export type GalleryLook = (typeof GALLERY_LOOKS)[number]

type Shape = Pick<GallerySettings, 'mode' | 'layout'>

/** A tile gallery without a layout is drawn in rows (product-rules/widgets.md#gallery-modes). */
export function galleryLookOf({ mode, layout }: Shape): GalleryLook {
  if (mode === 'line') return 'slider'
  return mode === 'tile' && layout !== null ? 'tile' : 'rows'
}

/**
 * The settings for a look of a gallery. The layout of tiles is kept for the time when tiles are
 * chosen again.
 */
export function shapeOf(look: GalleryLook, layout: GallerySettings['layout']): Shape {
  if (look === 'slider') return { mode: 'line', layout }
  if (look === 'rows') return { mode: 'rows', layout }
  return { mode: 'tile', layout: layout ?? GALLERY_DEFAULTS.layout }
}

/** "Load more" is on when either of its flags is set (product-rules/widgets.md#load-more). */
export function isLoadMoreOn({
  load_more,
  auto_load_more,
}: Pick<GallerySettings, 'load_more' | 'auto_load_more'>): boolean {
  return load_more === '1' || auto_load_more === '1'
}

/**
 * Normalized settings of a gallery. Only tiles have a layout. A slider, and a gallery without "load
 * more", has no settings of "load more". Automatic loading implies "load more"
 * (product-rules/widgets.md#gallery-modes, product-rules/widgets.md#load-more).
 */
export function tidyGallery<Settings extends GallerySettings>(settings: Settings): Settings {
  const look = galleryLookOf(settings)
  return {
    ...settings,
    ...(look === 'tile' ? {} : shapeOf(look, null)),
    ...loadMoreOf(settings, look),
    platforms: PLATFORMS.filter((platform: Platform) => settings.platforms.includes(platform)),
    html_title_block: settings.html_title_block.trim(),
    popup_html: settings.popup_html.trim(),
  }
}

function loadMoreOf(settings: GallerySettings, look: GalleryLook): Partial<GallerySettings> {
  const { load_more_text } = GALLERY_DEFAULTS
  if (look === 'slider' || !isLoadMoreOn(settings)) {
    return { load_more: '', auto_load_more: '', load_more_text, load_more_spacing: null }
  }
  return { load_more: '1', load_more_text: settings.load_more_text.trim() || load_more_text }
}
