import type { PostInfo } from '@/contract/entities/posts/post'
import type { Db } from '../../db/openDatabase'
import { variantsOf } from '../../media/presentMedia'
import { isLeaving } from '../products/leavingProducts'
import { presentProduct } from '../products/presentProduct'
import type { WidgetSources } from './presentWidgetPost'
import type { World } from '../../world'

/** The picture sizes and the products of posts, limited to the account's own. */
export async function widgetSources(
  { db, settings }: World,
  accountId: number,
  posts: readonly Pick<PostInfo, 'media'>[],
): Promise<WidgetSources> {
  const items = posts.flatMap(({ media }) => media)
  const skuIds = items.flatMap(({ linkList }) => linkList.map(({ sku }) => sku.id))
  const variants = await variantsById(
    db,
    accountId,
    items.map(({ id }) => id),
  )
  const products = await productsById(db, accountId, skuIds)
  return {
    widgetUrl: settings.widgetUrl,
    variantsOf: (mediaId) => variants.get(mediaId) ?? [],
    productOf: (skuId) => products.get(skuId),
  }
}

/** Ids may be untrusted input. */
const wantedOf = (ids: readonly number[]) => [...new Set(ids)].filter(Number.isSafeInteger)

// The queries have no condition on the account: with one, SQLite would read all its rows instead of those with the ids.

async function variantsById(db: Db, accountId: number, ids: readonly number[]) {
  const wanted = wantedOf(ids)
  if (wanted.length === 0) return new Map<number, ReturnType<typeof variantsOf>>()
  const rows = await db
    .selectFrom('media')
    .select(['id', 'account_id', 'variants'])
    .where('id', 'in', wanted)
    .execute()
  const own = rows.filter(({ account_id }) => account_id === accountId)
  return new Map(own.map((row) => [row.id, variantsOf(row)]))
}

async function productsById(db: Db, accountId: number, ids: readonly number[]) {
  const wanted = wantedOf(ids)
  if (wanted.length === 0) return new Map<number, ReturnType<typeof presentProduct>>()
  const rows = await db
    .selectFrom('sku')
    .selectAll()
    .select(isLeaving.as('is_leaving'))
    .where('id', 'in', wanted)
    .execute()
  const own = rows.filter(({ account_id }) => account_id === accountId)
  return new Map(own.map((row) => [row.id, presentProduct(row, 0)]))
}
