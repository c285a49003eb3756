import type { BodyOf } from '@/contract/endpoint'
import type { feedEndpoints } from '@/contract/endpoints/feeds'
import type { CatalogueFeed } from '@/contract/entities/catalogue/feed'
import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import { refused } from '../../errors/apiError'
import { deleteJob } from '../../queue/jobQueue'
import type { World } from '../../world'
import { ownFeed } from './loadFeeds'
import { feedJob, planReading } from './feedReading'

/**
 * Approves the first offers or the loss that the user saw, and queues the reading that applies it; a feed that does not wait for approval does not
 * change. Only the shown loss is approved: a larger one requires approval again.
 */
export async function acceptFeed(
  world: World,
  actor: Actor,
  id: number,
  shown: BodyOf<typeof feedEndpoints.acceptFeed>,
): Promise<CatalogueFeed> {
  const { loss } = shown
  return world.db.transaction().execute(async (db) => {
    await ownFeed(db, actor, id, world.clock.now())
    const feed = await db
      .selectFrom('catalogue_feed')
      .select(['id', 'account_id', 'status', 'sample'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const isAsked = feed.status === shown.status && (feed.status === 'review' || loss !== null)
    if (!isAsked) return ownFeed(db, actor, id, world.clock.now())
    if (feed.status === 'review' && feed.sample === '[]') throw refused('feed-not-read')
    const { numUpdatedRows } = await db
      .updateTable('catalogue_feed')
      .set({
        status: 'working',
        is_loss_accepted: loss ? 1 : 0,
        loss: loss && JSON.stringify(loss),
        // The stored validators are of the last applied reading, not of the approved one.
        etag: '',
        last_modified: '',
        sample: '[]',
      })
      .where('id', '=', id)
      // Another request may have been faster.
      .where('status', '=', feed.status)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return ownFeed(db, actor, id, world.clock.now())
    await planReading(db, world, feed)
    await audit(db, world, actor, {
      action: feed.status === 'held' ? 'feed.accept-loss' : 'feed.accept',
      entity: 'feed',
      id,
      ...(loss ? { detail: loss } : {}),
    })
    return ownFeed(db, actor, id, world.clock.now())
  })
}

/** Queues an immediate reading, regardless of state. */
export async function readFeedNow(world: World, actor: Actor, id: number): Promise<CatalogueFeed> {
  return world.db.transaction().execute(async (db) => {
    await ownFeed(db, actor, id, world.clock.now())
    await planReading(db, world, { id, account_id: actor.account.id })
    await audit(db, world, actor, { action: 'feed.read', entity: 'feed', id })
    return ownFeed(db, actor, id, world.clock.now())
  })
}

/**
 * Disconnects a feed. Its products immediately count as having left the catalogue
 * (`leavingProducts.ts`); a job updates each of them.
 */
export async function deleteFeed(world: World, actor: Actor, id: number): Promise<{ id: number }> {
  return world.db.transaction().execute(async (db) => {
    await ownFeed(db, actor, id, world.clock.now())
    await raiseContentVersion(db, actor.account.id)
    const feed = { id, account_id: actor.account.id }
    await db
      .updateTable('catalogue_feed')
      .set((disconnected) => ({
        status: 'disconnected',
        link: String(id),
        revision: disconnected('revision', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    // The running reading stops, and another run removes the products.
    await deleteJob(db, feedJob(feed))
    await planReading(db, world, feed)
    await audit(db, world, actor, { action: 'feed.delete', entity: 'feed', id })
    return { id }
  })
}
