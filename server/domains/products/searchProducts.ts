import type { Product } from '@/contract/entities/catalogue/productLink'
import type { Db } from '../../db/openDatabase'
import { presentRow, productQuery } from './productQuery'
import { rankProducts } from './search/rankProducts'

const MAX_PRODUCTS = 20

/** The best results of a search, best first. An empty search returns the first by name. */
export async function searchProducts(db: Db, accountId: number, term: string): Promise<Product[]> {
  if (term.trim() === '') return firstByName(db, accountId)
  const { ids } = await rankProducts(db, accountId, term)
  return loadInOrder(db, accountId, ids.slice(0, MAX_PRODUCTS))
}

async function firstByName(db: Db, accountId: number): Promise<Product[]> {
  const rows = await productQuery(db, accountId)
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_PRODUCTS)
    .execute()
  return rows.map(presentRow)
}

/** Products of the account in the order of `ids`. */
export async function loadInOrder(
  db: Db,
  accountId: number,
  ids: readonly number[],
): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await productQuery(db, accountId).where('sku.id', 'in', ids).execute()
  const places = new Map(ids.map((id, place) => [id, place]))
  return rows
    .map(presentRow)
    .sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}
