import type { GalleryPayload } from '@/contract/widgets/galleryPayload'
import { PHONE_WIDTH } from '@/contract/widgets/settings/phoneWidth'
import type { WidgetMedia } from '@/contract/widgets/widgetApi'

type Settings = GalleryPayload['settings']

/** Tiles of one shape, one line that is scrolled, or rows of pictures that are wider or narrower. */
export function lookOf({ mode, layout }: Settings): Settings['mode'] {
  return mode === 'tile' && layout === null ? 'rows' : mode
}

/** Px of a tile in a gallery that is `width` px wide. */
export function tileWidth(width: number, { cols, cols_min, spacing }: Settings): number {
  const columns = Math.max(1, width <= PHONE_WIDTH ? cols_min : cols)
  return (width - spacing * (columns - 1)) / columns
}

/** Px that a picture is wide when it covers a tile: a wide picture in a narrow tile is cropped at its sides. */
export function coverWidth(width: number, ratio: number, picture: WidgetMedia['picture']): number {
  return Math.ceil(Math.max(width, (width / ratio) * (picture.width / picture.height)))
}
