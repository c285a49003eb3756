import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase'
import { hasManyWriters, pauseForWriters } from '../../db/writers'
import type { World } from '../../world'

interface Feed {
  id: number
  account_id: number
}

/** Ids per read and per statement. */
const PAGE = 10_000
const IDS = 500
/** Products deleted per transaction, with their dependent rows. */
const DELETED = 1000

/**
 * Whether the team has not worked with it: no mark, no review, no photo, no substitute in either
 * direction.
 */
const isUnused = sql<boolean>`
  not exists (select 1 from media_link mark where mark.sku_id = sku.id)
  and not exists (select 1 from review where review.sku_id = sku.id)
  and not exists (select 1 from sku_media photo where photo.sku_id = sku.id)
  and not exists (select 1 from sku_substitute own where own.sku_id = sku.id)
  and not exists (select 1 from sku_substitute other where other.substitute_id = sku.id)
`

/** Products of the feed that are not in `offered` (ascending), and how many it had. */
export async function missingProducts(
  db: Db,
  feedId: number,
  offered: Float64Array,
): Promise<{ ids: number[]; total: number }> {
  const ids: number[] = []
  let total = 0
  let last = 0
  let at = 0
  for (;;) {
    const rows = await db
      .selectFrom('sku')
      .select('id')
      .where('feed_id', '=', feedId)
      .where('left_at', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const { id } of rows) {
      while (at < offered.length && (offered[at] ?? 0) < id) at += 1
      if (offered[at] !== id) ids.push(id)
    }
    total += rows.length
    last = rows.at(-1)?.id ?? last
    if (rows.length < PAGE) return { ids, total }
  }
}

/**
 * Records that products have left the catalogue and are out of stock, because their feed no longer
 * offers them. Deletes their suggestions. Returns the number of products.
 */
export async function leaveCatalogue(
  db: Db,
  feed: Feed,
  ids: readonly number[],
  now: number,
): Promise<number> {
  let left = 0
  for (let start = 0; start < ids.length; start += IDS) {
    const { numUpdatedRows } = await db
      .updateTable('sku')
      .set({ in_stock: 0, left_at: now })
      .where('id', 'in', ids.slice(start, start + IDS))
      .where('feed_id', '=', feed.id)
      .where('left_at', 'is', null)
      .executeTakeFirstOrThrow()
    left += Number(numUpdatedRows)
    await db
      .deleteFrom('post_suggestion')
      .where('sku_id', 'in', ids.slice(start, start + IDS))
      .execute()
  }
  return left
}

/**
 * Removes some products of a disconnected feed from the catalogue and from the feed; deletes the
 * feed when none are left. Returns the number of removed products.
 */
export function leaveWithFeed(
  db: Db,
  id: number,
  { now, batch }: { now: number; batch: number },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const locked = <Query extends { forUpdate: () => Query }>(query: Query) =>
      hasManyWriters(db) ? query.forUpdate() : query
    // A runner that still reads the feed keeps it locked until its writes are visible.
    const feed = transaction.selectFrom('catalogue_feed').select('id').where('id', '=', id)
    await locked(feed).execute()
    const some = transaction
      .selectFrom('sku')
      .select('id')
      .where('feed_id', '=', id)
      .orderBy('id')
      .limit(batch)
    const ids = (await locked(some).execute()).map((row) => row.id)
    if (ids.length === 0) {
      await transaction.deleteFrom('catalogue_feed').where('id', '=', id).execute()
    } else {
      await transaction.deleteFrom('post_suggestion').where('sku_id', 'in', ids).execute()
      await transaction
        .updateTable('sku')
        .set({ in_stock: 0, left_at: sql`coalesce(left_at, ${now})`, feed_id: null })
        .where('id', 'in', ids)
        .execute()
    }
    return ids.length
  })
}

/**
 * Deletes products of a feed, or of deleted feeds, that left the catalogue and that the team's work does not use. In batches, as other writers wait.
 */
export async function deleteUnused(
  world: Pick<World, 'db' | 'clock'>,
  { account_id, feed_id }: { account_id: number; feed_id: number | null },
  signal: AbortSignal,
): Promise<void> {
  const { db } = world
  let last: number | null = 0
  while (last !== null) {
    signal.throwIfAborted()
    const after: number = last
    last = await db.transaction().execute(async (transaction) => {
      const unused = transaction
        .selectFrom('sku')
        .select('sku.id')
        .where('sku.account_id', '=', account_id)
        .where('sku.feed_id', feed_id === null ? 'is' : '=', feed_id)
        .where('sku.left_at', 'is not', null)
        .where('sku.id', '>', after)
        .where(isUnused)
        .orderBy('sku.id')
        .limit(DELETED)
      const rows = await (hasManyWriters(db) ? unused.forUpdate('sku') : unused).execute()
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) return null
      // Checked again: rows added while waiting for the locks are visible only now.
      await transaction.deleteFrom('sku').where('id', 'in', ids).where(isUnused).execute()
      return ids.at(-1) ?? null
    })
    if (last !== null) await pauseForWriters(world, signal)
  }
}
