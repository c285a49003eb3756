import type { Selectable } from 'kysely'
import type { Db } from '../../db/openDatabase'
import type { SourceTable } from '../../db/tables/integrations'
import { planJob } from '../../queue/jobQueue'
import type { JobOutcome, JobRun } from '../../queue/jobRun'
import type { World } from '../../world'
import { catalogueIndexedAt, comparePosts, isOpenToSuggestions } from '../posts/comparePosts'
import { postsOfSource } from './loadSources'
import type { PlannedSource } from './reading/readingPlan'

type Source = Selectable<SourceTable>

/** Posts per transaction. */
const BATCH = 50

/**
 * Suggests products for the source's existing posts that were not compared with the current
 * catalogue (product-rules/sources.md#product-marks). Progress is stored with each post, so an
 * interrupted run resumes. A source that marks nothing any more loses its pending suggestions.
 */
export async function suggestForSource(world: World, run: JobRun): Promise<JobOutcome> {
  const source = await world.db
    .selectFrom('source')
    .selectAll()
    .where('id', '=', Number(run.job.subject))
    .where('account_id', '=', run.job.account_id)
    .executeTakeFirst()
  if (!source) return { result: null, nextAt: null }
  if (source.auto_markup_mode === 'off') {
    await takeAway(world.db, source)
    return { result: null, nextAt: null }
  }
  const ids = await postsToCompare(world.db, source)
  for (let from = 0; from < ids.length; from += BATCH) {
    run.signal.throwIfAborted()
    await comparePosts(world, source.account_id, ids.slice(from, from + BATCH))
    await run.progress(Math.min(from + BATCH, ids.length), ids.length)
  }
  return { result: { compared: ids.length }, nextAt: null }
}

async function postsToCompare(db: Db, source: Source): Promise<number[]> {
  const indexedAt = await catalogueIndexedAt(db, source.account_id)
  if (indexedAt === null) return []
  const rows = await postsOfSource(db, source)
    .where(isOpenToSuggestions)
    .where(({ or, eb }) =>
      or([eb('post.compared_at', 'is', null), eb('post.compared_at', '<=', indexedAt)]),
    )
    .orderBy('post.provider_created_at', 'desc')
    .orderBy('post.id', 'desc')
    .select('post.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes the pending suggestions. The posts are compared again when the source suggests again. */
async function takeAway(db: Db, source: Source): Promise<void> {
  const posts = () => postsOfSource(db, source).select('post.id')
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('post')
      .set({ compared_at: null })
      .where('id', 'in', posts())
      .where('compared_at', 'is not', null)
      .execute()
    await transaction.deleteFrom('post_suggestion').where('post_id', 'in', posts()).execute()
  })
}

/** Queues the matching of a source's posts with the catalogue, by its mode. */
export function planSuggestions(
  db: Db,
  { clock }: Pick<World, 'clock'>,
  { id, account_id }: PlannedSource,
): Promise<void> {
  const now = clock.now()
  const job = { accountId: account_id, kind: 'suggestions', subject: String(id) } as const
  return planJob(db, job, now, now)
}

/** Queues the matching for all sources of an account that mark or suggest products. */
export async function planSuggestionsOf(world: World, accountId: number): Promise<void> {
  const sources = await world.db
    .selectFrom('source')
    .where('account_id', '=', accountId)
    .where('auto_markup_mode', '!=', 'off')
    .select(['id', 'account_id'])
    .execute()
  for (const source of sources) await planSuggestions(world.db, world, source)
}
