import type { Locale } from '@/contract/locale'

/** The context in which a widget is viewed. */
export interface WidgetView {
  embedId: string
  /** Version of the widget. */
  revision: number
  title: string
  locale: Locale
  accountId: number
  /** Ids of the product on whose page the widget is embedded, and of its variants; null when the page is not a product's. */
  productIds: readonly number[] | null
  /** Codes of the shopper's segments; null shows all posts. */
  segments: readonly string[] | null
  /** A frozen widget shows only posts published before this time (ms); null shows all. */
  publishedBefore: number | null
  /** The page of a gallery's posts, from 1. */
  page: number
}
