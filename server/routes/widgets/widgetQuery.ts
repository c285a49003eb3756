import * as v from 'valibot'
import { ARTICLE_LENGTH } from '@/contract/widgets/embed'

/** What narrows a widget in the address of its payload and of its page. */
export const WIDGET_QUERY = {
  /** Of the product on whose page the widget is embedded; empty: not on a product's page. */
  article: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(ARTICLE_LENGTH)), ''),
  /** Codes of the shopper's segments; what is no code is one that nobody has. Absent: all posts. */
  segment: v.optional(v.string()),
  page: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1)),
    '1',
  ),
}
