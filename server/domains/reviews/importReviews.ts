import type { ReviewImport, ReviewMapping } from '@/contract/entities/posts/reviewImport'
import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import type { Actor } from '../../auth/actor'
import { audit, auditAutomatic } from '../../auth/audit'
import { refused } from '../../errors/apiError'
import { deleteJob, planJob } from '../../queue/jobQueue'
import type { JobOutcome, JobRun } from '../../queue/jobRun'
import type { World } from '../../world'
import { checkMapping } from './previewReviews'
import { addedCounts, readImport, type ReadBatch } from './readImport'
import {
  columnsOf,
  countsOf,
  importJob,
  ownImport,
  presentImport,
  problemsOf,
  type ImportRow,
} from './reviewImports'
import { WAITING_MS } from './uploadReviews'
import { writeReviews } from './writeReviews'

/** How long the result of an import is available. */
export const KEPT_MS = 7 * 24 * 3_600_000

/** Queues the import of a file's rows with a mapping. A repeated request finds it running. */
export async function importReviews(
  world: World,
  actor: Actor,
  id: number,
  mapping: ReviewMapping,
): Promise<ReviewImport> {
  return world.db.transaction().execute(async (db) => {
    const row = await ownImport(db, actor, id)
    const columns = columnsOf(row)
    checkMapping(mapping, columns)
    const { numUpdatedRows } = await db
      .updateTable('review_import')
      .set({
        status: 'importing',
        source: mapping.source,
        columns: JSON.stringify(
          columns.map((column, index) => ({ ...column, role: mapping.columns[index] ?? null })),
        ),
      })
      .where('id', '=', id)
      .where('status', '=', 'ready')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) {
      const now = world.clock.now()
      await planJob(db, importJob(row), now, now)
      await audit(db, world, actor, {
        action: 'review-import.apply',
        entity: 'review-import',
        id,
        detail: { source: mapping.source, rows: row.row_count },
      })
    }
    return presentImport(db, await ownImport(db, actor, id))
  })
}

/** Imports the remaining rows, a batch per transaction; deletes an expired import. */
export async function runReviewImport(world: World, run: JobRun): Promise<JobOutcome> {
  const { db, clock } = world
  const row = await db
    .selectFrom('review_import')
    .selectAll()
    .where('id', '=', Number(run.job.subject))
    .where('account_id', '=', run.job.account_id)
    .executeTakeFirst()
  if (!row) return { result: null, nextAt: null }
  if (row.status === 'importing') {
    await importRows(world, run, row)
    return { result: null, nextAt: clock.now() + KEPT_MS }
  }
  const endsAt = row.created_at + (row.status === 'done' ? KEPT_MS : WAITING_MS)
  if (clock.now() < endsAt) return { result: null, nextAt: endsAt }
  const { numDeletedRows } = await db
    .deleteFrom('review_import')
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .executeTakeFirstOrThrow()
  // An import has been requested meanwhile.
  if (numDeletedRows === 0n) return { result: null, nextAt: clock.now() }
  await deleteJob(db, importJob(row))
  return { result: null, nextAt: null }
}

async function importRows(world: World, run: JobRun, row: ImportRow): Promise<void> {
  const columns = columnsOf(row)
  const batches = readImport(
    world.db,
    {
      id: row.id,
      accountId: row.account_id,
      names: columns.map(({ name }) => name),
      mapping: { source: row.source, columns: columns.map(({ role }) => role) },
      now: world.clock.now(),
      signal: run.signal,
    },
    row.next_line,
  )
  for await (const batch of batches) {
    await run.progress(await importBatch(world, row.id, batch), row.row_count)
  }
  await endImport(world, row.id)
}

/** Writes a batch and the progress of the import in one transaction, so that an interrupted run repeats nothing. */
function importBatch(
  { db, clock }: World,
  id: number,
  { nextLine, rowCount, planned, problems, counts }: ReadBatch,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('review_import')
      .set((current) => ({ next_line: nextLine, done: current('done', '+', rowCount) }))
      .where('id', '=', id)
      .where('status', '=', 'importing')
      .where('next_line', '<', nextLine)
      .returningAll()
      .executeTakeFirst()
    // Deleted meanwhile, or taken over by another process.
    if (!row) throw refused('review-import-not-found')
    const created = await writeReviews(
      transaction,
      { accountId: row.account_id, source: row.source, now: clock.now() },
      planned,
    )
    // Reviews that another import has created since the lookup.
    const unchanged = counts.unchanged + counts.created - created
    const known = problemsOf(row)
    const room = Math.max(0, REVIEW_FILE_LIMITS.problems - known.length)
    await transaction
      .updateTable('review_import')
      .set({
        counts: JSON.stringify(addedCounts(countsOf(row), { ...counts, created, unchanged })),
        problems: JSON.stringify([...known, ...problems.slice(0, room)]),
      })
      .where('id', '=', id)
      .execute()
    return row.done
  })
}

/** Deletes the rows with all personal data. */
function endImport(world: World, id: number): Promise<void> {
  return world.db.transaction().execute(async (db) => {
    await db.deleteFrom('review_import_row').where('import_id', '=', id).execute()
    const row = await db
      .updateTable('review_import')
      .set((current) => ({ status: 'done', done: current.ref('row_count') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!row) return
    const columns = columnsOf(row).map((column) => ({ ...column, samples: [] }))
    await db
      .updateTable('review_import')
      .set({ columns: JSON.stringify(columns) })
      .where('id', '=', id)
      .execute()
    await auditAutomatic(db, world, row.account_id, {
      action: 'review-import.end',
      entity: 'review-import',
      id,
      detail: { ...countsOf(row) },
    })
  })
}
