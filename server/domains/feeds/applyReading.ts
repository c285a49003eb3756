import { sql } from 'kysely'
import { hasManyWriters, pauseForWriters } from '../../db/writers'
import type { Db } from '../../db/openDatabase'
import type { FeedFacts } from '../../feeds/feedOffer'
import type { WebValidators } from '../../outbound/web'
import type { JobRun } from '../../queue/jobRun'
import type { World } from '../../world'
import { addPhotosToPictures } from '../products/productPhotos'
import {
  acceptedLoss,
  mustAsk,
  noteChanges,
  whileCurrent,
  type Feed,
  type ProductChanges,
  tellWidgets,
} from './feedReading'
import { deleteUnused, leaveCatalogue, missingProducts } from './leaveCatalogue'
import { writeRejections } from './rejectedOffers'
import type { PlacedRejection, StagedOffers } from './stageOffers'
import { writeProducts, type StagedSpan, inSpan } from './writeProducts'

/** A fully read feed; its new and changed offers are staged in `feed_offer`. */
export interface Reading extends StagedOffers {
  id: number
  facts: FeedFacts
  /** Up to the stored limit. */
  rejected: PlacedRejection[]
  validators: WebValidators
}

export interface ApplyLimits {
  /** The maximum products changed in one transaction. */
  atOnce: number
  /** Positions of the file per batch, when there are more. */
  batch: number
}

/** SQLite has one writer, and all other writers wait for it. */
export const applyLimits = (db: Db): ApplyLimits =>
  hasManyWriters(db) ? { atOnce: 200_000, batch: 2000 } : { atOnce: 1000, batch: 1000 }

/**
 * Updates the products of a feed from its reading: in one transaction or, for larger changes, in batches with the missing products last. A feed that
 * lost more than half of its offers is held until a user approves it. A reading of a link that was replaced meanwhile is not applied.
 */
export async function applyReading(
  world: World,
  run: JobRun,
  feed: Feed,
  reading: Reading,
  limits: ApplyLimits,
): Promise<void> {
  const missing = await missingProducts(world.db, feed.id, reading.offered.sorted())
  const isAtOnce = reading.staged + missing.ids.length <= limits.atOnce
  const isDone = await whileCurrent(world.db, feed, reading.id, async (db, current) => {
    await writeRejections(db, feed.id, reading.rejected)
    const loss = { gone: missing.ids.length, total: missing.total }
    if (mustAsk(loss, acceptedLoss(current))) {
      await update(db, feed, {
        ...countsOf(reading),
        status: 'held',
        is_loss_accepted: 0,
        loss: JSON.stringify(loss),
      })
      return true
    }
    if (!isAtOnce) {
      // Between two batches the catalogue equals no response of the shop, so the stored validators
      // are cleared.
      await update(db, feed, { etag: '', last_modified: '' })
      return false
    }
    const all = { readingId: reading.id, from: 0, to: positionsOf(reading) }
    const written = await writeSpan(world, db, feed, all)
    const gone = await leaveCatalogue(db, feed, missing.ids, world.clock.now())
    await finish(world, db, feed, reading, { ...written, gone })
    return true
  })
  if (isDone === false) await applyInBatches(world, run, feed, reading, missing.ids, limits)
  await deleteUnused(world, { account_id: feed.account_id, feed_id: feed.id }, run.signal)
}

/**
 * Applies a reading batch by batch. When the runner stops between two batches, the written products
 * equal the feed: the next reading finds them unchanged and goes on with the others.
 */
async function applyInBatches(
  world: World,
  run: JobRun,
  feed: Feed,
  reading: Reading,
  missing: readonly number[],
  { batch }: ApplyLimits,
): Promise<void> {
  const positions = positionsOf(reading)
  const total = positions + missing.length
  const step = async (done: number, act: (db: Db) => Promise<Partial<ProductChanges>>) => {
    run.signal.throwIfAborted()
    const changes = await whileCurrent(world.db, feed, reading.id, async (db) => {
      const made = { created: 0, changed: 0, gone: 0, ...(await act(db)) }
      await db
        .updateTable('feed_reading')
        .set((so) => ({
          created: so('created', '+', made.created),
          changed: so('changed', '+', made.changed),
          gone: so('gone', '+', made.gone),
        }))
        .where('id', '=', reading.id)
        .execute()
      await tellWidgets(db, feed, made)
      return made
    })
    if (changes === null) return false
    await run.progress(done, total)
    await pauseForWriters(world, run.signal)
    return true
  }
  for (let from = 0; from < positions; from += batch) {
    const to = Math.min(from + batch, positions)
    const span = { readingId: reading.id, from, to }
    if (!(await step(to, (db) => writeSpan(world, db, feed, span)))) return
  }
  for (let at = 0; at < missing.length; at += batch) {
    const ids = missing.slice(at, at + batch)
    const leave = async (db: Db) => ({
      gone: await leaveCatalogue(db, feed, ids, world.clock.now()),
    })
    if (!(await step(positions + at + ids.length, leave))) return
  }
  await whileCurrent(world.db, feed, reading.id, async (db) => {
    const changes = await db
      .selectFrom('feed_reading')
      .select(['created', 'changed', 'gone'])
      .where('id', '=', reading.id)
      .executeTakeFirstOrThrow()
    await finish(world, db, feed, reading, changes)
    // `finish` has recorded these changes; the next reading would record them again.
    await db
      .updateTable('feed_reading')
      .set({ created: 0, changed: 0, gone: 0 })
      .where('id', '=', reading.id)
      .execute()
  })
}

/** A rejected offer has a position too. */
const positionsOf = ({ facts }: Reading) => facts.offers + facts.rejected

const countsOf = ({ facts, ofOthers }: Reading) => ({
  offer_count: facts.offers - ofOthers,
  rejected_count: facts.rejected + ofOthers,
})

async function writeSpan(
  world: World,
  db: Db,
  feed: Feed,
  span: StagedSpan,
): Promise<{ created: number; changed: number }> {
  const photographed = await photographedProducts(db, span)
  const written = await writeProducts(db, feed, span, world.clock.now())
  for (const id of photographed) await addPhotosToPictures(db, id)
  return written
}

async function finish(
  world: World,
  db: Db,
  feed: Feed,
  reading: Reading,
  changes: ProductChanges,
): Promise<void> {
  const counts = countsOf(reading)
  await update(db, feed, {
    ...counts,
    status: 'working',
    is_loss_accepted: 0,
    read_at: world.clock.now(),
    etag: reading.validators.etag,
    last_modified: reading.validators.lastModified,
    loss: null,
    changes: JSON.stringify({
      created: changes.created,
      changed: changes.changed,
      unchanged: counts.offer_count - changes.created - changes.changed,
      gone: changes.gone,
    }),
  })
  await noteChanges(world, db, feed, changes)
}

async function update(db: Db, { id }: Feed, columns: Partial<Feed>): Promise<void> {
  await db.updateTable('catalogue_feed').set(columns).where('id', '=', id).execute()
}

/** Products with photos of the team whose pictures staged offers are about to replace. */
async function photographedProducts(db: Db, span: StagedSpan): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select offer.sku_id as id from feed_offer offer
    where ${inSpan(span)} and exists (select 1 from sku_media photo where photo.sku_id = offer.sku_id)
  `.execute(db)
  return rows.map((row) => row.id)
}
