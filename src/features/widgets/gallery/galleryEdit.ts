import {
  type GallerySettings,
  type ProductGallerySettings,
  DEFAULT_GALLERY_SETTINGS,
} from '@/contract/widgets/settings/gallerySettings'

/** The props of each section of the form. */
export interface GalleryEdit {
  settings: GallerySettings | ProductGallerySettings
  disabled: boolean
  change: (changes: Partial<ProductGallerySettings>) => void
}

/**
 * The settings that change when "load more" is switched on or off. The button's text and spacing are kept for the next
 * time.
 */
export function loadMoreSwitched(
  { load_more_spacing }: Pick<GallerySettings, 'load_more_spacing'>,
  isOn: boolean,
): Partial<GallerySettings> {
  if (!isOn) return { load_more: '', auto_load_more: '' }
  return {
    load_more: '1',
    load_more_spacing: load_more_spacing ?? DEFAULT_GALLERY_SETTINGS.load_more_spacing,
  }
}
