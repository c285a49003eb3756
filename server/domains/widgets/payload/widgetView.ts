import type { Locale } from '@/contract/locale'

/** Who looks at a widget, and where. */
export interface WidgetView {
  embedId: string
  /** Version of the widget. */
  revision: number
  title: string
  locale: Locale
  accountId: number
  /** Of the product on whose page the widget is embedded; null: not on a product's page. */
  articles: readonly string[] | null
  /** Codes of the shopper's segments; null: all posts are shown. */
  segments: readonly string[] | null
  /** Of a gallery's posts, from 1. */
  page: number
}
