import { sql } from 'kysely'
import type { Db } from '../../../db/openDatabase'
import { chunks } from '../../../db/statements'
import { hasManyWriters, pauseForWriters } from '../../../db/writers'
import { planJob } from '../../../queue/jobQueue'
import type { JobOutcome, JobRun } from '../../../queue/jobRun'
import type { World } from '../../../world'
import { writeEntries } from './writeEntries'

/** Products per transaction; other writers may wait for it. */
const BATCH = 250

/** Indexes new and changed products of an account and removes the words of deleted ones. */
export async function indexProducts(world: World, run: JobRun): Promise<JobOutcome> {
  const accountId = run.job.account_id
  const total = await countWaiting(world.db, accountId)
  const indexed = await indexWaiting(world, accountId, async (done) => {
    run.signal.throwIfAborted()
    await run.progress(done, Math.max(total, done))
    await pauseForWriters(world, run.signal)
  })
  return { result: { indexed }, nextAt: null }
}

/** Indexes all waiting products; `progress` receives the number of indexed products and may stop the run. Returns how many. */
export async function indexWaiting(
  world: Pick<World, 'db' | 'clock'>,
  accountId: number,
  progress: (done: number) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  let done = 0
  for (;;) {
    const indexed = await indexBatch(world, accountId)
    if (indexed === 0) break
    done += indexed
    await progress(done)
  }
  await recountStems(world.db, accountId, () => progress(done))
  return done
}

async function countWaiting(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('sku')
    .select((sku) => sku.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('indexed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the number of indexed products; 0 when none waits. */
function indexBatch(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  accountId: number,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const waiting = transaction
      .selectFrom('sku')
      .select(['id', 'article', 'name', 'brand', 'vendor_code', 'group_id', 'category'])
      .where('account_id', '=', accountId)
      .where('indexed_at', 'is', null)
      .orderBy('id')
      .limit(BATCH)
    // A concurrent change of a product queues another run.
    const products = await (
      hasManyWriters(db) ? waiting.forUpdate().skipLocked() : waiting
    ).execute()
    if (products.length === 0) return 0
    await writeEntries(transaction, accountId, products)
    await transaction
      .updateTable('sku')
      .set({ indexed_at: clock.now() })
      .where(
        'id',
        'in',
        products.map(({ id }) => id),
      )
      .execute()
    return products.length
  })
}

type Pause = () => Promise<void>

/**
 * Stores how many products have each stem, and deletes the stems without products together with their keys. Counts before writing: a large catalogue
 * takes seconds to count, and would block other writers.
 */
async function recountStems(db: Db, accountId: number, pause: Pause): Promise<void> {
  const counted = await readChangedCounts(db, accountId)
  const isGone = ({ products }: { products: number }) => products === 0
  for (const some of chunks(counted.filter((stem) => !isGone(stem)))) {
    await db.transaction().execute(async (transaction) => {
      for (const { id, products } of some) {
        await transaction
          .updateTable('search_stem')
          .set({ product_count: products })
          .where('id', '=', id)
          .execute()
      }
    })
    await pause()
  }
  const gone = counted.filter(isGone).map(({ id }) => id)
  if (gone.length === 0) return
  await deleteStems(db, gone, pause)
  await deleteLeftovers(db, accountId, 'search_form', 'form', pause)
  await deleteLeftovers(db, accountId, 'search_typo', 'key', pause)
}

/** The stems whose stored number of products is outdated, and those without products. */
async function readChangedCounts(
  db: Db,
  accountId: number,
): Promise<{ id: number; products: number }[]> {
  const { rows } = await sql<{ id: number; products: number }>`
    select * from (
      select stem.id, stem.product_count, count(posting.sku_id) as products
      from search_stem stem left join search_posting posting on posting.stem_id = stem.id
      where stem.account_id = ${accountId}
      group by stem.id
    ) counted
    where products = 0 or products <> product_count
    order by id
  `.execute(db)
  return rows
}

async function deleteStems(db: Db, ids: readonly number[], pause: Pause): Promise<void> {
  for (const some of chunks(ids)) {
    await db
      .deleteFrom('search_stem')
      .where('id', 'in', some)
      // A product may have been added since the count.
      .where('id', 'not in', (used) =>
        used.selectFrom('search_posting').where('stem_id', 'in', some).select('stem_id'),
      )
      .execute()
    await pause()
  }
}

/**
 * Deletes words whose stem was deleted. Ids of stems are never reused, so these words find nothing
 * until they are deleted.
 */
async function deleteLeftovers<Table extends 'search_form' | 'search_typo'>(
  db: Db,
  accountId: number,
  table: Table,
  column: Table extends 'search_form' ? 'form' : 'key',
  pause: Pause,
): Promise<void> {
  const isLeftOver = sql`account_id = ${accountId} and stem_id not in (
    select id from search_stem where account_id = ${accountId}
  )`
  const word = sql.ref(column)
  const from = sql.table(table)
  const { rows } = await sql<{ word: string }>`
    select distinct ${word} as word from ${from} where ${isLeftOver} order by ${word}
  `.execute(db)
  for (const some of chunks(rows)) {
    const words = sql.join(some.map((row) => row.word))
    await sql`delete from ${from} where ${isLeftOver} and ${word} in (${words})`.execute(db)
    await pause()
  }
}

/** Queues the indexing of new, changed and deleted products; must be called in the transaction that changed them. */
export function planIndexing(db: Db, accountId: number, now: number): Promise<void> {
  return planJob(db, { accountId, kind: 'product-index', subject: 'products' }, now, now)
}
