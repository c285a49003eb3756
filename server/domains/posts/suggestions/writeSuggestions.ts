import type { Db } from '../../../db/openDatabase'

/** Suggests products for a post that has no suggestions, most certain first. */
export async function writeSuggestions(
  db: Db,
  postId: number,
  products: readonly number[],
): Promise<void> {
  if (products.length === 0) return
  await db
    .insertInto('post_suggestion')
    .values(products.map((sku_id, position) => ({ post_id: postId, sku_id, position })))
    .execute()
}

/** Deletes the suggestions of a post. */
export async function clearSuggestions(db: Db, postId: number): Promise<void> {
  await db.deleteFrom('post_suggestion').where('post_id', '=', postId).execute()
}
