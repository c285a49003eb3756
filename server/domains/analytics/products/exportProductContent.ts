import type { FileFormat } from '@/contract/text/csv'
import { currenciesOf, revenueIn, type ExportedFile } from '@/contract/entities/analytics'
import { PRODUCT_CONTENT_ROWS } from '@/contract/entities/catalogue/productContent'
import type { Actor } from '../../../auth/actor'
import type { Db } from '../../../db/openDatabase'
import { translate } from '../../../language/messages'
import { allProductContent, type ProductQuestion } from './productContent'
import { reportFile } from '../reportFile'

const COLUMNS = [
  'server.export_product-article',
  'server.export_product',
  'server.export_product-stock',
  'server.export_posts-shown',
  'server.export_posts-other',
  'server.export_posts-suggested',
  'server.export_product-clicks',
  'server.export_purchases',
] as const

/** Products with their posts and sales as a file; its last line states when it has only the first of them. */
export async function exportProductContent(
  db: Db,
  actor: Actor,
  question: ProductQuestion,
  format: FileFormat,
): Promise<ExportedFile> {
  const { locale } = actor.person
  const { rows: products, total } = await allProductContent(
    db,
    actor,
    question,
    PRODUCT_CONTENT_ROWS,
  )
  const currencies = currenciesOf(products)
  const rows = products.map((product) => [
    product.article,
    product.name,
    translate(locale, product.isInStock ? 'server.export_in-stock' : 'server.export_out-of-stock'),
    product.shownPosts,
    product.otherPosts,
    product.suggestedPosts,
    product.productClicks,
    product.purchases,
    ...currencies.map((currency) => revenueIn(product, currency)),
  ])
  const revenueTitle = (currency: string) =>
    translate(locale, 'server.export_revenue', { currency: currency.toUpperCase() })
  const head = [...COLUMNS.map((id) => translate(locale, id)), ...currencies.map(revenueTitle)]
  const notice = translate(locale, 'server.export_first-products', { count: PRODUCT_CONTENT_ROWS })
  const table = [head, ...rows, ...(total > products.length ? [[notice]] : [])]
  return reportFile(actor, question, { name: 'products', table, format }, 'server.export_products')
}
