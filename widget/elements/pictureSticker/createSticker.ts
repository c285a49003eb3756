import type { WidgetSticker } from '@/contract/widgets/widgetElements'
import { element } from '../../core/element'
import { safeUrl } from '../../core/links'
import type { SlideOptions } from '../elementsChunk'
import { place, px } from '../place'

/** A picture in its own size; null when it has no safe address. */
export function createSticker(
  sticker: WidgetSticker,
  { source }: SlideOptions,
): HTMLElement | null {
  const src = safeUrl(sticker.url, source.origin)
  if (!src) return null
  const image = element('img', { alt: '', class: 'sticker-picture', decoding: 'async' })
  place(image, sticker)
  image.addEventListener('load', () => (image.style.width = px(image.naturalWidth)))
  image.addEventListener('error', () => image.remove())
  image.src = src
  return image
}
