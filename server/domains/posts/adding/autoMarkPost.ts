import type { SourceType } from '@/contract/entities/sources/source'
import type { Db } from '../../../db/openDatabase'
import { raiseContentVersion } from '../../../db/raiseContentVersion'
import { productsNamed } from '../../products/productsNamed'
import { writeSuggestions } from '../comparePosts'

/**
 * Marks the products named in a new post's text on its first picture, or suggests them to the team,
 * by the mode of its source (product-rules/sources.md#product-marks). Returns how many were marked.
 * `source` is an id, or a type of which every account has one source. `about` is a product that the post was made for: it is
 * marked in any mode.
 */
export async function autoMarkPost(
  db: Db,
  accountId: number,
  source: SourceType | number,
  { id, text }: { id: number; text: string },
  about?: number,
): Promise<number> {
  const known = about === undefined ? [] : [about]
  const named = await productsOfSource(db, accountId, source, text)
  const others = named.products.filter((product) => product !== about)
  if (named.mode === 'suggest' && others.length > 0) await writeSuggestions(db, id, others)
  const marked = named.mode === 'suggest' ? known : [...known, ...others]
  return marked.length === 0 ? 0 : markProducts(db, accountId, id, marked)
}

/** The products that a text names, and what its source does with them; none when it does nothing. */
async function productsOfSource(
  db: Db,
  accountId: number,
  source: SourceType | number,
  text: string,
) {
  const settings = await db
    .selectFrom('source')
    .where('account_id', '=', accountId)
    .where(typeof source === 'number' ? 'id' : 'type', '=', source)
    .where('auto_markup_mode', '!=', 'off')
    .select('auto_markup_mode')
    .executeTakeFirst()
  if (!settings) return { mode: null, products: [] }
  return { mode: settings.auto_markup_mode, products: await productsNamed(db, accountId, text) }
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
