import type { WidgetMedia } from '@/contract/widgets/widgetApi'
import { element } from './element'
import { safeUrl } from './links'

type Picture = WidgetMedia['picture']

interface PictureOptions {
  alt: string
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** Resolves relative addresses. */
  origin: string
  isLazy?: boolean
}

function sourcesOf(picture: Picture, origin: string): { url: string; width: number }[] {
  return picture.sources
    .flatMap(({ url, width }) => {
      const safe = safeUrl(url, origin)
      return safe && width > 0 ? [{ url: safe, width: Math.round(width) }] : []
    })
    .sort((one, other) => one.width - other.width)
}

/** Address of a picture's smallest size, or null when none may be shown. */
export function smallestSource(picture: Picture, origin: string): string | null {
  return sourcesOf(picture, origin)[0]?.url ?? null
}

/** An image of which the browser chooses the size. The caller has checked that there is one to show. */
export function pictureElement(picture: Picture, options: PictureOptions): HTMLImageElement {
  const { alt, sizes, origin, isLazy = false } = options
  const sources = sourcesOf(picture, origin)
  const image = element('img', {
    alt,
    width: picture.width,
    height: picture.height,
    decoding: 'async',
    loading: isLazy ? 'lazy' : null,
    sizes,
    // A comma or a space in an address would end it early.
    srcset: sources
      .map(({ url, width }) => `${url.replace(/[\s,]/g, encodeURIComponent)} ${width}w`)
      .join(', '),
  })
  image.src = sources[0]?.url ?? ''
  return image
}
