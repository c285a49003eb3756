import type { IntlShape } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { ExportedFile } from '@/contract/entities/analytics'
import type { Product } from '@/contract/entities/productLink'
import type { Locale } from '@/contract/locale'
import { CSV_CONTENT_TYPE, csvOf } from '@/contract/text/csv'

const HEAD: readonly MessageId[] = [
  'products.label_article-name',
  'products.label_product',
  'products.label_brand',
  'products.label_category-name',
  'products.label_price',
  'products.label_currency',
  'products.label_availability',
  'products.label_marks-name',
  'products.label_link',
]

const stockOf = ({ hasLeft, inStock }: Product): MessageId =>
  hasLeft ? 'products.stock_left' : inStock ? 'products.stock_in' : 'products.stock_out'

/** Products as a file in the person's language; a product without a price has an empty cell. */
export function productsFile(
  products: readonly Product[],
  intl: Pick<IntlShape, 'formatMessage'>,
  locale: Locale,
): ExportedFile {
  const words = (id: MessageId) => intl.formatMessage({ id })
  const rows = products.map((product) => [
    product.article,
    product.name,
    product.brand,
    product.category.join(' › '),
    product.price === 0 ? null : product.price / 100,
    product.currency,
    words(stockOf(product)),
    product.markedCount,
    product.link,
  ])
  return {
    fileName: 'products.csv',
    contentType: CSV_CONTENT_TYPE,
    content: csvOf([HEAD.map(words), ...rows], locale),
  }
}
