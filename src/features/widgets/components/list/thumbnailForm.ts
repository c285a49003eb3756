import type { Widget } from '@/contract/entities/widget'

/** How the pictures of a widget stand beside each other. */
export type ThumbnailForm = 'grid' | 'line' | 'stories' | 'poster'

/** As on the shop's page. */
export function thumbnailForm(widget: Widget): ThumbnailForm {
  switch (widget.widgetType) {
    case 'story':
      return 'stories'
    case 'stl':
      return 'poster'
    case 'gallery':
    case 'sku':
      return widget.gallerySettings.mode === 'line' ? 'line' : 'grid'
  }
}
