import type { WidgetMedia } from '@/contract/widgets/widgetApi'
import { element, type Html, webAddress } from './html'

type Picture = WidgetMedia['picture']

/** The maximum shown width of a picture in px: also in emails, which ignore style sheets. */
const SHOWN_WIDTH = 640

/** The sizes of a picture with safe addresses, from the smallest. */
export function sourcesOf({ sources }: Picture): { url: string; width: number }[] {
  return sources
    .flatMap(({ url, width }) => {
      const address = webAddress(url)
      return address !== null && width > 0 ? [{ url: address, width: Math.round(width) }] : []
    })
    .sort((one, other) => one.width - other.width)
}

/** The address of the smallest size sufficient for a width; null when the picture has none. */
export function sourceFor(picture: Picture, width: number): string | null {
  const sources = sourcesOf(picture)
  return (sources.find((source) => source.width >= width) ?? sources.at(-1))?.url ?? null
}

/** A comma or a space in an address would end it early. */
export const srcsetOf = (picture: Picture): string =>
  sourcesOf(picture)
    .map(({ url, width }) => `${url.replace(/[\s,]/g, encodeURIComponent)} ${width}w`)
    .join(', ')

/** Width and height (px) as a picture is shown. */
export function shownSize({ width, height }: Picture): { width: number; height: number } | null {
  if (!(width > 0 && height > 0)) return null
  const shown = Math.min(Math.round(width), SHOWN_WIDTH)
  return { width: shown, height: Math.max(1, Math.round((height * shown) / width)) }
}

/** A picture whose size the browser chooses; null when there is none to show. */
export function pagePicture(picture: Picture, alt: string): Html | null {
  const src = sourceFor(picture, SHOWN_WIDTH)
  if (src === null) return null
  return element('img', {
    src,
    srcset: srcsetOf(picture),
    sizes: `(max-width: ${SHOWN_WIDTH}px) 100vw, ${SHOWN_WIDTH}px`,
    ...shownSize(picture),
    alt,
    loading: 'lazy',
    decoding: 'async',
  })
}
