import type { PostInfo } from '@/contract/entities/posts/post'
import type { Product } from '@/contract/entities/catalogue/productLink'
import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import type { World } from '../../world'
import { loadInOrder } from '../products/searchProducts'
import { ownPost } from './saving/savePost'
import { touchPost } from './saving/postChanges'
import { clearSuggestions } from './comparePosts'

/** The suggested products of a post of the account, most certain first. */
export async function listSuggestions(
  db: Db,
  accountId: number,
  postId: number,
): Promise<Product[]> {
  const rows = await db
    .selectFrom('post_suggestion')
    .innerJoin('post', 'post.id', 'post_suggestion.post_id')
    .where('post_id', '=', postId)
    .where('post.account_id', '=', accountId)
    .orderBy('position')
    .select('sku_id')
    .execute()
  return loadInOrder(
    db,
    accountId,
    rows.map(({ sku_id }) => sku_id),
  )
}

/** Removes the suggestions of a post and stops suggesting for it. */
export async function dismissSuggestions(
  world: World,
  actor: Actor,
  postId: number,
): Promise<PostInfo> {
  return world.db.transaction().execute(async (db) => {
    await touchPost(world, db, actor, postId)
    await db.updateTable('post').set({ is_settled: 1 }).where('id', '=', postId).execute()
    await clearSuggestions(db, postId)
    await audit(db, world, actor, {
      action: 'post.dismiss-suggestions',
      entity: 'post',
      id: postId,
    })
    return ownPost(db, actor, postId)
  })
}
