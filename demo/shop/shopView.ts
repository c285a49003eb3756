import type { Locale } from '@/contract/locale'
import type { Translate } from './texts'

/** The input of every page of the shop. */
export interface ShopView {
  locale: Locale
  t: Translate
  /** A page of the shop in the visitor's language. */
  href: (path: string) => string
  /** Origin of the embed and of the pictures. */
  widgetUrl: string
}

/** Keeps `?lang=` in links; without it the browser's preference applies. */
export function hrefIn(asked: Locale | null): ShopView['href'] {
  if (asked === null) return (path) => path
  return (path) => {
    const [page, fragment] = path.split('#')
    return `${page ?? ''}?lang=${asked}${fragment === undefined ? '' : `#${fragment}`}`
  }
}
