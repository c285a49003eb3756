import { hasManyWriters } from '../../../db/manyWriters'
import type { Db } from '../../../db/openDatabase'
import { pauseForWriters } from '../../../db/pauseForWriters'
import type { JobOutcome, JobRun } from '../../../queue/jobRun'
import type { World } from '../../../world'
import { recountStems } from './recountStems'
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
