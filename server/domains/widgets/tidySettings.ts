import { DEFAULT_GALLERY_SETTINGS, type GallerySettings } from '@/contract/entities/widget'

/**
 * Settings as they are stored (product-rules/widgets.md#load-more): without "load more", or as a slider, everything about it is blank;
 * loading by itself implies loading; a blank label falls back to the usual word.
 */
export function tidySettings(settings: GallerySettings): GallerySettings {
  const { load_more, auto_load_more, load_more_text, mode } = settings
  const defaultText = DEFAULT_GALLERY_SETTINGS.load_more_text
  if (mode === 'line' || !(load_more || auto_load_more)) {
    return {
      ...settings,
      load_more: '',
      auto_load_more: '',
      load_more_text: defaultText,
      load_more_spacing: null,
    }
  }
  return { ...settings, load_more: '1', load_more_text: load_more_text.trim() || defaultText }
}
