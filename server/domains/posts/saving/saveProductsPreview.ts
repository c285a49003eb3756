import type { BodyOf } from '@/contract/endpoint'
import type { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { Actor } from '../../../auth/actor'
import { refused } from '../../../errors/apiError'
import type { World } from '../../../world'
import { audit } from '../../../auth/audit'
import { raiseContentVersion } from '../../../db/raiseContentVersion'
import { ownPost } from './savePost'
import { touchPost } from './postChanges'

/**
 * Saves for each mark whether the post is shown on its product's page, and on which slides the product is hidden;
 * nothing else of the mark changes.
 */
export async function saveProductsPreview(
  world: World,
  actor: Actor,
  id: number,
  { links }: BodyOf<typeof postEditingEndpoints.saveProductsPreview>,
): Promise<PostInfo> {
  return world.db.transaction().execute(async (db) => {
    await touchPost(world, db, actor, id)
    const rows = await db.selectFrom('media_link').where('post_id', '=', id).select('id').execute()
    const known = new Set(rows.map((row) => row.id))
    if (!links.every((link) => known.has(link.id))) throw refused('mark-not-found', 'links')
    for (const link of links) {
      await db
        .updateTable('media_link')
        .set({
          hide_at_product_page: link.hideAtProductPage ? 1 : 0,
          hidden_carousel_positions: JSON.stringify(link.hiddenCarouselPositions),
        })
        .where('id', '=', link.id)
        .execute()
    }
    await raiseContentVersion(db, actor.account.id)
    await audit(db, world, actor, {
      action: 'post.products-preview',
      entity: 'post',
      id,
      detail: { links: links.length },
    })
    return ownPost(db, actor, id)
  })
}
