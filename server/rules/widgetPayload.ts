import type { GallerySettings, WidgetType } from '@/contract/entities/widget'
import type { WidgetPayload, WidgetPost } from '@/contract/widgetApi'
import type { Locale } from '@/contract/locale'
import type { Db } from '../db/openDatabase'
import { variantsOf } from '../presenters/presentMedia'
import { presentProduct } from '../presenters/presentProduct'
import { presentWidgetPost } from '../presenters/presentWidgetPost'
import type { World } from '../world'
import { loadPosts } from './loadPosts'
import { widgetPostIds } from './widgetPosts'

interface WidgetView {
  embedId: string
  widgetType: WidgetType
  title: string
  locale: Locale
  settings: GallerySettings
  accountId: number
  page: number
}

/** One page of a widget as the embed draws it, stored or not yet saved. */
export async function widgetPayload(world: World, view: WidgetView): Promise<WidgetPayload> {
  const { accountId, settings, page, embedId, widgetType, title, locale } = view
  const { ids, hasMore } = await widgetPostIds(world.db, accountId, settings, page)
  return {
    embedId,
    widgetType,
    title,
    locale,
    settings,
    posts: await widgetPosts(world, accountId, ids),
    page,
    hasMore,
  }
}

async function widgetPosts(
  { db, settings }: World,
  accountId: number,
  ids: readonly number[],
): Promise<WidgetPost[]> {
  const posts = await loadPosts(db, accountId, ids)
  const items = posts.flatMap(({ media }) => media)
  const skuIds = items.flatMap(({ linkList }) => linkList.map(({ sku }) => sku.id))
  const variants = await variantsById(
    db,
    items.map(({ id }) => id),
  )
  const products = await productsById(db, skuIds)
  return posts.map((post, index) =>
    presentWidgetPost(post, ids[index] ?? 0, {
      widgetUrl: settings.widgetUrl,
      variantsOf: (mediaId) => variants.get(mediaId) ?? [],
      productOf: (skuId) => products.get(skuId),
    }),
  )
}

async function variantsById(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, ReturnType<typeof variantsOf>>()
  const rows = await db
    .selectFrom('media')
    .select(['id', 'variants'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, variantsOf(row)]))
}

async function productsById(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, ReturnType<typeof presentProduct>>()
  const rows = await db
    .selectFrom('sku')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, presentProduct(row, 0)]))
}
