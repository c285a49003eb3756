import type { Selectable } from 'kysely'
import { feedLossSchema, type FeedLoss } from '@/contract/entities/catalogue/feed'
import { auditAutomatic } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import { readJson } from '../../db/readJson'
import type { CatalogueFeedTable } from '../../db/tables/feeds'
import { pauseForWriters } from '../../db/writers'
import { planJob, type JobKey } from '../../queue/jobQueue'
import type { World } from '../../world'
import { planPictures } from '../products/pictures/checkPictures'
import { planIndexing } from '../products/search/indexProducts'

export type Feed = Selectable<CatalogueFeedTable>

/** Staged offers deleted per transaction: other writers wait for it. */
const BATCH = 5000
/** The cleanup always runs to its end. */
const UNTIL_ITS_END = new AbortController().signal

/** Starts the reading of a feed: clears what earlier runners left, and invalidates one that still runs. */
export async function openReading(world: World, feed: Feed): Promise<number> {
  const left = await world.db
    .selectFrom('feed_reading')
    .selectAll()
    .where((reading) =>
      reading.or([reading('feed_id', '=', feed.id), reading('feed_id', 'is', null)]),
    )
    .execute()
  for (const { id, feed_id, created, changed, gone } of left) {
    const isInterrupted = feed_id !== null && created + changed + gone > 0
    await closeReading(world, id, (db) =>
      isInterrupted ? noteChanges(world, db, feed, { created, changed, gone }) : Promise.resolve(),
    )
  }
  const { id } = await world.db
    .insertInto('feed_reading')
    .values({ feed_id: feed.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes a reading with its staged offers; `last` runs in the same transaction as the last deletion. */
export async function closeReading(
  world: Pick<World, 'db' | 'clock'>,
  id: number,
  last: (db: Db) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { db } = world
  const staged = await db
    .selectFrom('feed_offer')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('reading_id', '=', id)
    .executeTakeFirst()
  for (let end = BATCH; end <= (staged?.last ?? 0); end += BATCH) {
    await db
      .deleteFrom('feed_offer')
      .where('reading_id', '=', id)
      .where('position', '<', end)
      .execute()
    await pauseForWriters(world, UNTIL_ITS_END)
  }
  await db.transaction().execute(async (transaction) => {
    await last(transaction)
    await transaction.deleteFrom('feed_reading').where('id', '=', id).execute()
  })
}

/**
 * Runs a step of a reading in a transaction; returns null when its feed was disconnected, has another link or is read by another runner, as the
 * reading is then outdated.
 */
export function whileCurrent<Result>(
  db: Db,
  { id, revision }: Feed,
  readingId: number,
  act: (db: Db, feed: Feed) => Promise<Result>,
): Promise<Result | null> {
  return db.transaction().execute(async (transaction) => {
    const feed = await transaction
      .selectFrom('catalogue_feed')
      .selectAll('catalogue_feed')
      .innerJoin('feed_reading', 'feed_reading.feed_id', 'catalogue_feed.id')
      .where('feed_reading.id', '=', readingId)
      .where('catalogue_feed.id', '=', id)
      .where('catalogue_feed.revision', '=', revision)
      .executeTakeFirst()
    return feed ? act(transaction, feed) : null
  })
}

export interface ProductChanges {
  created: number
  changed: number
  gone: number
}

/**
 * Raises the content version when a transaction changes some products, so that widgets show the
 * change immediately.
 */
export async function tellWidgets(
  db: Db,
  feed: Feed,
  { created, changed, gone }: ProductChanges,
): Promise<void> {
  if (created + changed + gone > 0) await raiseContentVersion(db, feed.account_id)
}

/**
 * Raises the content version, records the changes of a feed, and queues the indexing of new
 * products and names. When a catalogue is applied in batches, this runs after the last one, to
 * avoid concurrent writes.
 */
export async function noteChanges(
  world: Pick<World, 'clock'>,
  db: Db,
  feed: Feed,
  changes: ProductChanges,
): Promise<void> {
  const { created, changed, gone } = changes
  if (created + changed + gone === 0) return
  await tellWidgets(db, feed, changes)
  if (created + changed > 0) {
    const now = world.clock.now()
    await planIndexing(db, feed.account_id, now)
    await planPictures(db, feed.account_id, now)
  }
  await auditAutomatic(db, world, feed.account_id, {
    action: 'feed.apply',
    entity: 'feed',
    id: feed.id,
    detail: { created, changed, gone },
  })
}

export const feedJob = ({ id, account_id }: { id: number; account_id: number }): JobKey => ({
  accountId: account_id,
  kind: 'feed',
  subject: String(id),
})

/** Queues a reading of the feed now; during a reading, one more after it. */
export function planReading(
  db: Db,
  { clock }: Pick<World, 'clock'>,
  feed: { id: number; account_id: number },
): Promise<void> {
  const now = clock.now()
  return planJob(db, feedJob(feed), now, now)
}

/** The tolerated share of further losses among the products that an approved loss would keep. */
const TOLERATED = 0.1

/**
 * Whether a user must approve the loss of a feed's products: more than half are lost, and noticeably more than already approved
 * (product-rules/sources.md#feed).
 */
export function mustAsk(loss: FeedLoss, accepted: FeedLoss | null): boolean {
  if (loss.gone * 2 <= loss.total) return false
  return accepted === null || staying(loss) < staying(accepted) * (1 - TOLERATED)
}

const staying = ({ gone, total }: FeedLoss) => total - gone

/** The approved loss; null when none was. */
export function acceptedLoss({
  is_loss_accepted,
  loss,
}: Pick<Feed, 'is_loss_accepted' | 'loss'>): FeedLoss | null {
  return is_loss_accepted === 1 && loss !== null ? readJson(feedLossSchema, loss) : null
}
