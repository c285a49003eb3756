import type { Db } from '../../db/openDatabase'
import { articleKey } from '../../language/words/words'
import { padded } from './search/resolveWords'
import { vendorCodes } from './search/productWords'

/** A vendor's number may be that of many variants; no shop has more of them. */
const MAX_VARIANTS = 200
/** Lower ranks are those of whole codes (`productArticles`). */
const RANK_OF_PARTS = 2

export interface NumberedProduct {
  id: number
  name: string
}

/**
 * The products that pages, orders and files name by these numbers, by number. A number names the
 * product whose offer has it as its id; otherwise all products with it as the vendor's number, in
 * the order of their ids.
 */
export async function productsByNumber(
  db: Db,
  accountId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, NumberedProduct[]>> {
  const byArticle = new Map<string, NumberedProduct[]>()
  const byCode = new Map<string, NumberedProduct[]>()
  const wanted = new Set(numbers.filter((number) => number !== ''))
  if (wanted.size === 0) return byArticle
  for (const { id, name, article, vendor_code } of await candidates(db, accountId, [...wanted])) {
    if (wanted.has(article)) byArticle.set(article, [{ id, name }])
    for (const code of new Set([vendor_code, ...vendorCodes(vendor_code)])) {
      const known = byCode.get(code) ?? []
      if (wanted.has(code) && known.length < MAX_VARIANTS)
        byCode.set(code, [...known, { id, name }])
    }
  }
  return new Map([...byCode, ...byArticle])
}

/** Ids of the products on whose page a widget is; null when the page is not a product's. */
export async function productIdsByNumber(
  db: Db,
  accountId: number,
  numbers: readonly string[] | null,
): Promise<number[] | null> {
  if (numbers === null) return null
  const products = await productsByNumber(db, accountId, numbers)
  return [...products.values()].flat().map(({ id }) => id)
}

/**
 * The products that may have one of these numbers. The index has each code of a list of codes;
 * products that are not indexed yet are read as well.
 */
function candidates(db: Db, accountId: number, numbers: readonly string[]) {
  const keys = [...new Set(numbers.map(articleKey))]
  const own = db
    .selectFrom('sku')
    .where('sku.account_id', '=', accountId)
    .select(['sku.id', 'sku.name', 'sku.article', 'sku.vendor_code'])
  return own
    .where('sku.article', 'in', padded(numbers))
    .union(own.where('sku.vendor_code', 'in', padded(numbers)))
    .union(
      own.where('sku.id', 'in', (sku) =>
        sku
          .selectFrom('search_article')
          .where('search_article.account_id', '=', accountId)
          .where('search_article.key', 'in', padded(keys))
          .where('search_article.rank', '<', RANK_OF_PARTS)
          .select('search_article.sku_id'),
      ),
    )
    .union(own.where('sku.indexed_at', 'is', null).where('sku.vendor_code', 'like', '%,%'))
    .orderBy('id')
    .execute()
}
