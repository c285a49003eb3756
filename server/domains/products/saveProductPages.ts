import type { BodyOf } from '@/contract/endpoint'
import type { productEndpoints } from '@/contract/endpoints/products'
import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import { areOwn } from '../../db/ownIds'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import { refused } from '../../errors/apiError'
import type { World } from '../../world'

/**
 * Shows or hides every post with these products on their pages in the shop; marks of other products do not change. Returns the number of changed
 * posts.
 */
export async function saveProductPages(
  world: World,
  actor: Actor,
  { skuIds, isShown }: BodyOf<typeof productEndpoints.saveProductPages>,
): Promise<number> {
  const wanted = isShown ? 0 : 1
  return world.db.transaction().execute(async (db) => {
    if (!(await areOwn(db, 'sku', actor.account.id, skuIds)))
      throw refused('sku-not-found', 'skuIds')
    const { numUpdatedRows } = await db
      .updateTable('post')
      .set((post) => ({ revision: post('revision', '+', 1), updated_at: world.clock.now() }))
      .where('account_id', '=', actor.account.id)
      .where('id', 'in', (mark) =>
        mark
          .selectFrom('media_link')
          .where('sku_id', 'in', skuIds)
          .where('hide_at_product_page', '<>', wanted)
          .select('post_id'),
      )
      .executeTakeFirstOrThrow()
    await db
      .updateTable('media_link')
      .set({ hide_at_product_page: wanted })
      .where('sku_id', 'in', skuIds)
      .where('hide_at_product_page', '<>', wanted)
      .execute()
    const postCount = Number(numUpdatedRows)
    await raiseContentVersion(db, actor.account.id)
    await audit(db, world, actor, {
      action: 'sku.product-pages',
      entity: 'sku',
      id: skuIds[0] ?? 0,
      detail: { skuIds, isShown, postCount },
    })
    return postCount
  })
}
