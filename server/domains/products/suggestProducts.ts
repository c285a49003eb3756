import type { Product } from '@/contract/entities/catalogue/productLink'
import type { Db } from '../../db/openDatabase'
import { leavingFeeds } from './leavingProducts'
import { productsNamed } from './productsNamed'
import { productsOfText } from './productsOfText'
import { loadInOrder } from './searchProducts'

const MOST_PRODUCTS = 20
/** Sufficient for most catalogues, and within the time limit of a search. */
const COMPARED_PRODUCTS = 10_000

/** Products that a text names or matches, best first; in a very large catalogue, only the latest products. */
export async function suggestProducts(db: Db, accountId: number, text: string): Promise<Product[]> {
  if (text.trim() === '') return []
  const leaving = await leavingFeeds(db, accountId)
  const compared = await db
    .selectFrom('sku')
    .where('account_id', '=', accountId)
    .select(['id', 'search_text', 'in_stock', 'feed_id'])
    .orderBy('id', 'desc')
    .limit(COMPARED_PRODUCTS)
    .execute()
  const products = compared.map(({ id, search_text: words, in_stock, feed_id }) => ({
    id,
    words,
    inStock: in_stock === 1 && (feed_id === null || !leaving.includes(feed_id)),
  }))
  const named = await productsNamed(db, accountId, text)
  const best = [...new Set([...named, ...productsOfText(text, products)])].slice(0, MOST_PRODUCTS)
  return loadInOrder(db, accountId, best)
}
