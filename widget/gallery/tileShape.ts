import type { GalleryPayload } from '@/contract/widgets/galleryPayload'

type Settings = GalleryPayload['settings']

/** Tiles of one shape, one line that is scrolled, or rows of pictures that are wider or narrower. */
export function lookOf({ mode, layout }: Settings): Settings['mode'] {
  return mode === 'tile' && layout === null ? 'rows' : mode
}
