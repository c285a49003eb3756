import type { CatalogueFeed } from '@/contract/entities/feed'
import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import { refused } from '../../errors/apiError'
import { deleteJob } from '../../queue/jobQueue'
import type { World } from '../../world'
import { ownFeed } from './loadFeeds'
import { feedJob, planReading } from './planReading'
import { deleteUnused, leaveCatalogue } from './leaveCatalogue'
import { clearStage } from './stage'

/** A person says that what waits for them is right; it is read and applied then. What does not wait stays as it is. */
export async function acceptFeed(world: World, actor: Actor, id: number): Promise<CatalogueFeed> {
  return world.db.transaction().execute(async (db) => {
    await ownFeed(db, actor, id, world.clock.now())
    const feed = await db
      .selectFrom('catalogue_feed')
      .select(['id', 'account_id', 'status', 'sample'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (feed.status === 'working') return ownFeed(db, actor, id, world.clock.now())
    if (feed.status === 'review' && feed.sample === '[]') throw refused('feed-not-read')
    const { numUpdatedRows } = await db
      .updateTable('catalogue_feed')
      .set({
        status: 'working',
        is_loss_accepted: feed.status === 'held' ? 1 : 0,
        // What was applied last is not what was accepted now.
        etag: '',
        last_modified: '',
        sample: '[]',
        loss: null,
      })
      .where('id', '=', id)
      // Another press, or another person, may have been faster.
      .where('status', '=', feed.status)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return ownFeed(db, actor, id, world.clock.now())
    await planReading(db, world, feed)
    await audit(db, world, actor, {
      action: feed.status === 'held' ? 'feed.accept-loss' : 'feed.accept',
      entity: 'feed',
      id,
    })
    return ownFeed(db, actor, id, world.clock.now())
  })
}

/** Has a feed read now, whatever it waits for. */
export async function readFeedNow(world: World, actor: Actor, id: number): Promise<CatalogueFeed> {
  return world.db.transaction().execute(async (db) => {
    await ownFeed(db, actor, id, world.clock.now())
    await planReading(db, world, { id, account_id: actor.account.id })
    await audit(db, world, actor, { action: 'feed.read', entity: 'feed', id })
    return ownFeed(db, actor, id, world.clock.now())
  })
}

/** Disconnects a feed: products that posts show leave the catalogue, the others go. */
export async function deleteFeed(world: World, actor: Actor, id: number): Promise<{ id: number }> {
  return world.db.transaction().execute(async (db) => {
    await ownFeed(db, actor, id, world.clock.now())
    await raiseContentVersion(db, actor.account.id)
    // What a reading under way has come to is offered no more either.
    await clearStage(db, id)
    await leaveCatalogue(db, { id, account_id: actor.account.id }, world.clock.now())
    await deleteUnused(db, id)
    await db.deleteFrom('catalogue_feed').where('id', '=', id).execute()
    await deleteJob(db, feedJob({ id, account_id: actor.account.id }))
    await audit(db, world, actor, { action: 'feed.delete', entity: 'feed', id })
    return { id }
  })
}
