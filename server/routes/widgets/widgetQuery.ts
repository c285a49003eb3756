import * as v from 'valibot'
import { ARTICLE_LENGTH } from '@/contract/widgets/embed'

/** The filters of a widget in the address of its payload and of its page. */
export const WIDGET_QUERY = {
  /** Articles of the product on whose page the widget is embedded; empty when the page is not a product's. */
  article: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(ARTICLE_LENGTH)), ''),
  /** Codes of the shopper's segments; invalid codes match no segment. All posts when absent. */
  segment: v.optional(v.string()),
  page: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1)),
    '1',
  ),
}
