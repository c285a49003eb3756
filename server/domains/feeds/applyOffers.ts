import { sql, type Selectable } from 'kysely'
import type { CatalogueFeed, RejectedOffer } from '@/contract/entities/feed'
import { auditAutomatic } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import type { CatalogueFeedTable } from '../../db/tables/feeds'
import type { FeedFacts } from '../../feeds/feedOffer'
import type { WebValidators } from '../../outbound/web'
import type { World } from '../../world'
import { deleteUnused, leaveCatalogue } from './leaveCatalogue'
import { leaveOutOtherFeeds, writeRejections } from './rejectedOffers'
import { addUploadedPhotos, photographedProducts } from './uploadedPhotos'
import { writeProducts } from './writeProducts'

type Feed = Selectable<CatalogueFeedTable>

/** A feed that was read to its end; its offers are staged in `feed_offer`. */
export interface Reading {
  facts: FeedFacts
  /** As many as are kept, with their positions. */
  rejected: readonly (RejectedOffer & { position: number })[]
  validators: WebValidators
}

/**
 * Brings the products of a feed up to date with its staged offers, all at once. A feed that lost more than half of what
 * it offered is held back instead until a person has accepted that (product-rules/sources.md#feed). Returns whether it
 * was applied; what was read of a link that was replaced meanwhile is not.
 */
export function applyOffers(
  world: World,
  { id, revision }: Feed,
  reading: Reading,
): Promise<boolean> {
  return world.db.transaction().execute(async (db) => {
    const feed = await db
      .selectFrom('catalogue_feed')
      .selectAll()
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst()
    if (!feed) return false
    await writeRejections(db, id, reading.rejected)
    const ofOthers = await leaveOutOtherFeeds(db, feed)
    const counts = {
      offer_count: reading.facts.offers - ofOthers,
      rejected_count: reading.facts.rejected + ofOthers,
    }
    const loss = await lossOf(db, id)
    if (loss.gone * 2 > loss.total && feed.is_loss_accepted === 0) {
      await update(db, id, { ...counts, status: 'held', loss: JSON.stringify(loss) })
      return false
    }
    const changes = await apply(world, db, feed)
    await update(db, id, {
      ...counts,
      status: 'working',
      is_loss_accepted: 0,
      read_at: world.clock.now(),
      etag: reading.validators.etag,
      last_modified: reading.validators.lastModified,
      loss: null,
      changes: JSON.stringify({
        ...changes,
        unchanged: counts.offer_count - changes.created - changes.changed,
      }),
    })
    return true
  })
}

type Changes = Omit<NonNullable<CatalogueFeed['changes']>, 'unchanged'>

async function apply(world: World, db: Db, feed: Feed): Promise<Changes> {
  const now = world.clock.now()
  const photographed = await photographedProducts(db, feed)
  const { created, changed } = await writeProducts(db, feed, now)
  await addUploadedPhotos(db, photographed)
  const gone = await leaveCatalogue(db, feed, now)
  await deleteUnused(db, feed.id)
  const changes = { created, changed, gone }
  if (created + changed + gone > 0) {
    await raiseContentVersion(db, feed.account_id)
    await auditAutomatic(db, world, feed.account_id, {
      action: 'feed.apply',
      entity: 'feed',
      id: feed.id,
      detail: changes,
    })
  }
  return changes
}

/** Of the products that the feed offered, how many it would offer no more. */
async function lossOf(db: Db, id: number): Promise<{ gone: number; total: number }> {
  const { rows } = await sql<{ gone: number; total: number }>`
    select count(*) as total, count(*) - count(offer.article) as gone
    from sku
    left join feed_offer offer on offer.feed_id = ${id} and offer.article = sku.article
    where sku.feed_id = ${id} and sku.left_at is null
  `.execute(db)
  return rows[0] ?? { gone: 0, total: 0 }
}

async function update(db: Db, id: number, columns: Partial<Feed>): Promise<void> {
  await db.updateTable('catalogue_feed').set(columns).where('id', '=', id).execute()
}
