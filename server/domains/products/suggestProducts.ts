import type { Product } from '@/contract/entities/productLink'
import type { Db } from '../../db/openDatabase'
import { presentRow, productQuery } from './productQuery'
import { productsOfText } from './productsOfText'

const MOST_PRODUCTS = 20
/** Enough for most catalogues, and read and compared within what a search may cost. */
const COMPARED_PRODUCTS = 10_000

/** Products that a text speaks of, the best first; of a very large catalogue among the latest only. */
export async function suggestProducts(db: Db, accountId: number, text: string): Promise<Product[]> {
  if (text.trim() === '') return []
  const compared = await db
    .selectFrom('sku')
    .where('account_id', '=', accountId)
    .select(['id', 'search_text', 'in_stock'])
    .orderBy('id', 'desc')
    .limit(COMPARED_PRODUCTS)
    .execute()
  const products = compared.map(({ id, search_text: words, in_stock }) => ({
    id,
    words,
    inStock: in_stock === 1,
  }))
  const best = productsOfText(text, products).slice(0, MOST_PRODUCTS)
  if (best.length === 0) return []
  const rows = await productQuery(db, accountId).where('sku.id', 'in', best).execute()
  return rows.map(presentRow).sort((one, other) => best.indexOf(one.id) - best.indexOf(other.id))
}
