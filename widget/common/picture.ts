import type { WidgetMedia } from '@/contract/widgetApi'
import { element } from './dom'

/** A lazy picture in the size that fits; `sizes` as in HTML. */
export function picture(
  { picture: { width, height, sources } }: WidgetMedia,
  alt: string,
  sizes: string,
) {
  const [first] = sources
  return element('img', {
    src: first?.url ?? '',
    srcset: sources.map((source) => `${source.url} ${source.width}w`).join(', '),
    sizes,
    width: String(width),
    height: String(height),
    alt,
    loading: 'lazy',
    decoding: 'async',
  })
}
