import { FEED_LIMITS } from '@/contract/feedLimits'
import type { RejectedOffer } from '@/contract/entities/catalogue/feed'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { ownFeed } from './loadFeeds'

const BATCH = 500

/** The offers left out by the last reading, by position in the file. */
export async function listRejectedOffers(
  db: Db,
  actor: Actor,
  id: number,
): Promise<RejectedOffer[]> {
  await ownFeed(db, actor, id, actor.requestedAt)
  return db
    .selectFrom('feed_rejection')
    .select(['line', 'article', 'reason'])
    .where('feed_id', '=', id)
    .orderBy('position')
    .limit(FEED_LIMITS.rejections)
    .execute()
}

/** Replaces the left-out offers of the previous reading with those of this one. */
export async function writeRejections(
  db: Db,
  feedId: number,
  rejected: readonly (RejectedOffer & { position: number })[],
): Promise<void> {
  await db.deleteFrom('feed_rejection').where('feed_id', '=', feedId).execute()
  for (let at = 0; at < rejected.length; at += BATCH) {
    const rows = rejected.slice(at, at + BATCH).map((offer) => ({ feed_id: feedId, ...offer }))
    await db.insertInto('feed_rejection').values(rows).execute()
  }
}
