import { sql, type SelectQueryBuilder } from 'kysely'
import type { ProductListRequest } from '@/contract/entities/catalogue/productList'
import type { Database } from '../../db/tables'
import { isOfNone } from './leavingProducts'

/** Products of an account, before columns are selected. */
export type ProductIds = SelectQueryBuilder<Database, 'sku', object>

/** The products that match a filter of the list; `leaving` are the `leavingFeeds`. */
export function narrowProducts(
  products: ProductIds,
  accountId: number,
  filter: ProductListRequest['filter'],
  leaving: readonly number[],
): ProductIds {
  const { inStock, hasLeft, isMarked, priceFrom, priceTo, category, isSearchable } = filter
  const { isPictureReadable } = filter
  const isPriced = priceFrom !== undefined || priceTo !== undefined
  return products
    .$if(inStock !== undefined, (sku) => byStock(sku, inStock === true, leaving))
    .$if(hasLeft !== undefined, (sku) => byLeaving(sku, hasLeft === true, leaving))
    .$if(isMarked !== undefined, (sku) => byMarks(sku, isMarked === true))
    .$if(isPriced, (sku) => sku.where('sku.price', '>', 0))
    .$if(priceFrom !== undefined, (sku) => sku.where('sku.price', '>=', priceFrom ?? 0))
    .$if(priceTo !== undefined, (sku) => sku.where('sku.price', '<=', priceTo ?? 0))
    .$if(category !== undefined, (sku) => byCategory(sku, category ?? []))
    .$if(isSearchable === true, (sku) => sku.where('sku.indexed_at', 'is not', null))
    .$if(isSearchable === false, (sku) => sku.where('sku.id', 'in', waiting(accountId)))
    .$if(isPictureReadable !== undefined, (sku) =>
      sku
        .whereRef('sku.picture_url', '=', 'sku.image_url')
        .where('sku.picture_failed', '=', isPictureReadable ? 0 : 1),
    )
}

function byStock(products: ProductIds, isInStock: boolean, leaving: readonly number[]): ProductIds {
  if (leaving.length === 0) return products.where('sku.in_stock', '=', isInStock ? 1 : 0)
  return isInStock
    ? products.where('sku.in_stock', '=', 1).where(isOfNone(leaving))
    : products.where((sku) =>
        sku.or([sku('sku.in_stock', '=', 0), sku('sku.feed_id', 'in', leaving)]),
      )
}

function byLeaving(products: ProductIds, hasLeft: boolean, leaving: readonly number[]): ProductIds {
  if (leaving.length === 0) return products.where('sku.left_at', hasLeft ? 'is not' : 'is', null)
  return hasLeft
    ? products.where((sku) =>
        sku.or([sku('sku.left_at', 'is not', null), sku('sku.feed_id', 'in', leaving)]),
      )
    : products.where('sku.left_at', 'is', null).where(isOfNone(leaving))
}

/**
 * Uses the index that contains only such products; SQLite would scan the whole catalogue in the
 * order of the list.
 */
const waiting = (accountId: number) => sql<number>`(
  select id from sku where account_id = ${accountId} and indexed_at is null
)`

/** Avoids `exists`: SQLite 3.53 turns it into a join, and an offset then counts a product once for each of its marks. */
function byMarks(products: ProductIds, isMarked: boolean): ProductIds {
  return products.where(
    (sku) =>
      sku
        .selectFrom('media_link')
        .whereRef('media_link.sku_id', '=', 'sku.id')
        .select('media_link.sku_id')
        .limit(1),
    isMarked ? 'is not' : 'is',
    null,
  )
}

/**
 * The path of a subcategory begins with the parent's path without its closing bracket, and a comma.
 */
function byCategory(products: ProductIds, path: readonly string[]): ProductIds {
  const exact = JSON.stringify(path)
  const start = exact.slice(0, -1)
  return products.where((sku) =>
    sku.or([
      sku('sku.category', '=', exact),
      sku.and([sku('sku.category', '>=', `${start},`), sku('sku.category', '<', `${start}-`)]),
    ]),
  )
}
