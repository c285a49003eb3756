import { sql } from 'kysely'
import { PAGE_SIZE } from '@/contract/constants'
import type { Paging } from '@/contract/entities/postList'
import type { Product, ProductListRequest } from '@/contract/entities/productLink'
import type { Db } from '../../db/openDatabase'
import { markedCount, ownProduct, presentRow, productQuery } from './productQuery'
import { containing, wordsOf } from '../../language/searchText'

/** Beyond what any catalogue holds, within what the engines count. */
const LAST_PAGE = 1_000_000

/** One page of the catalogue by name: words of name, brand and article, stock, marks. */
export async function listProducts(
  db: Db,
  accountId: number,
  { query, filter, paging }: ProductListRequest,
): Promise<{ skuList: Product[]; paging: Paging }> {
  let matching = db.selectFrom('sku').where('sku.account_id', '=', accountId)
  for (const word of wordsOf(query)) {
    matching = matching.where(sql<boolean>`sku.search_text like ${containing(word)} escape '\\'`)
  }
  const { inStock, isMarked } = filter
  if (inStock !== undefined) matching = matching.where('sku.in_stock', '=', inStock ? 1 : 0)
  if (isMarked !== undefined) {
    matching = matching.where((sku) => {
      const marked = sku.exists(
        sku
          .selectFrom('media_link')
          .whereRef('media_link.sku_id', '=', 'sku.id')
          .select(sql.lit(1).as('found')),
      )
      return isMarked ? marked : sku.not(marked)
    })
  }
  const { total } = await matching
    .select((sku) => sku.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = Math.min(paging.page, LAST_PAGE)
  const rows = await matching
    .selectAll('sku')
    .select(markedCount)
    .orderBy('sku.name')
    .orderBy('sku.id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return {
    skuList: rows.map(presentRow),
    paging: { page, pageCount: Math.ceil(total / PAGE_SIZE), total },
  }
}

/** The substitutes of a product, in order. */
export async function listSubstitutes(db: Db, accountId: number, id: number): Promise<Product[]> {
  await ownProduct(db, accountId, id)
  const rows = await productQuery(db, accountId)
    .innerJoin('sku_substitute', 'sku_substitute.substitute_id', 'sku.id')
    .where('sku_substitute.sku_id', '=', id)
    .orderBy('sku_substitute.position')
    .orderBy('sku.id')
    .execute()
  return rows.map(presentRow)
}
