import type { SourceType } from '@/contract/entities/sources/source'
import type { Db } from '../../../db/openDatabase'
import { raiseContentVersion } from '../../../db/raiseContentVersion'
import { productsNamed } from '../../products/productsNamed'
import { writeSuggestions } from '../comparePosts'

/**
 * Marks the products named in a new post's text on its first picture, or suggests them to the team,
 * by the mode of its source (product-rules/sources.md#product-marks). Returns how many were marked.
 * `source` is an id, or a type of which every account has one source.
 */
export async function autoMarkPost(
  db: Db,
  accountId: number,
  source: SourceType | number,
  { id, text }: { id: number; text: string },
): Promise<number> {
  const settings = await db
    .selectFrom('source')
    .where('account_id', '=', accountId)
    .where(typeof source === 'number' ? 'id' : 'type', '=', source)
    .where('auto_markup_mode', '!=', 'off')
    .select('auto_markup_mode')
    .executeTakeFirst()
  if (!settings) return 0
  const products = await productsNamed(db, accountId, text)
  if (products.length === 0) return 0
  if (settings.auto_markup_mode === 'suggest') {
    await writeSuggestions(db, id, products)
    return 0
  }
  return markProducts(db, accountId, id, products)
}

/** Marks the product that a review is about on the review's first picture; nothing for any other post. */
export async function markReviewedProduct(
  db: Db,
  accountId: number,
  postId: number,
): Promise<void> {
  const review = await db
    .selectFrom('review')
    .where('post_id', '=', postId)
    .select('sku_id')
    .executeTakeFirst()
  if (typeof review?.sku_id !== 'number') return
  await markProducts(db, accountId, postId, [review.sku_id])
}

/** Marks products side by side across the middle of the first picture. */
async function markProducts(
  db: Db,
  accountId: number,
  postId: number,
  products: readonly number[],
): Promise<number> {
  const first = await db
    .selectFrom('post_media')
    .where('post_id', '=', postId)
    .orderBy('position')
    .select('media_id')
    .executeTakeFirst()
  if (!first) return 0
  await raiseContentVersion(db, accountId)
  await db
    .insertInto('media_link')
    .values(
      products.map((sku_id, position) => ({
        post_id: postId,
        media_id: first.media_id,
        sku_id,
        position,
        marker_x: Math.round((100 * (position + 1)) / (products.length + 1)),
        marker_y: 50,
      })),
    )
    .execute()
  return products.length
}
