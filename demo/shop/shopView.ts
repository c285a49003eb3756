import type { Locale } from '@/contract/locale'
import type { Translate } from './texts'

/** What every page of the shop is drawn with. */
export interface ShopView {
  locale: Locale
  t: Translate
  /** A page of the shop in the language that the visitor asked for. */
  href: (path: string) => string
  /** Origin of the embed and of the pictures. */
  widgetUrl: string
}

/** Keeps `?lang=` on the way; without it the browser's own preference goes on deciding. */
export function hrefIn(asked: Locale | null): ShopView['href'] {
  if (asked === null) return (path) => path
  return (path) => {
    const [page, fragment] = path.split('#')
    return `${page ?? ''}?lang=${asked}${fragment === undefined ? '' : `#${fragment}`}`
  }
}
