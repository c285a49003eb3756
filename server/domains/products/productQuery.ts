import type { ExpressionBuilder } from 'kysely'
import type { Product } from '@/contract/entities/catalogue/productLink'
import type { Db } from '../../db/openDatabase'
import type { Database } from '../../db/tables'
import { ApiError } from '../../errors/apiError'
import { isLeaving } from './leavingProducts'
import { presentProduct } from './presentProduct'

/** The number of pictures on which a product is marked, counted in the query of the products themselves. */
export function markedCount(sku: ExpressionBuilder<Database, 'sku'>) {
  return sku
    .selectFrom('media_link')
    .whereRef('media_link.sku_id', '=', 'sku.id')
    .select((mark) => mark.fn.countAll<number>().as('count'))
    .as('marked_count')
}

/** Products of an account with all presented columns; `presentRow` maps them to the contract. */
export function productQuery(db: Db, accountId: number) {
  return db
    .selectFrom('sku')
    .where('sku.account_id', '=', accountId)
    .selectAll('sku')
    .select(markedCount)
    .select(isLeaving.as('is_leaving'))
}

export function presentRow({
  marked_count,
  ...row
}: Parameters<typeof presentProduct>[0] & { marked_count: number | null }): Product {
  return presentProduct(row, marked_count ?? 0)
}

/** A product of the account; 404 without it. */
export async function ownProduct(db: Db, accountId: number, id: number): Promise<Product> {
  const row = await productQuery(db, accountId).where('sku.id', '=', id).executeTakeFirst()
  if (!row) throw new ApiError(404, 'not-found')
  return presentRow(row)
}
