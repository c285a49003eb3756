import { sql, type Selectable } from 'kysely'
import type { ResponseOf } from '@/contract/endpoint'
import type { reviewEndpoints } from '@/contract/endpoints/reviews'
import { reviewImportSchema, type ReviewImport } from '@/contract/entities/posts/reviewImport'
import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import { readJson } from '../../db/readJson'
import type { ReviewImportTable } from '../../db/tables/reviews'
import { ApiError, refused } from '../../errors/apiError'
import { deleteJob, type JobKey } from '../../queue/jobQueue'
import type { World } from '../../world'

export type ImportRow = Selectable<ReviewImportTable>

const {
  columns: columnsSchema,
  counts: countsSchema,
  problems: problemsSchema,
} = reviewImportSchema.entries

export const importJob = ({ id, account_id }: Pick<ImportRow, 'id' | 'account_id'>): JobKey => ({
  accountId: account_id,
  kind: 'reviews',
  subject: String(id),
})

/** An import of the account; 404 without it. */
export async function ownImport(db: Db, { account }: Actor, id: number): Promise<ImportRow> {
  const row = await db
    .selectFrom('review_import')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .where('status', '!=', 'reading')
    .executeTakeFirst()
  if (!row) throw new ApiError(404, 'review-import-not-found')
  return row
}

export const columnsOf = ({ columns }: ImportRow) => readJson(columnsSchema, columns)
export const problemsOf = ({ problems }: ImportRow) => readJson(problemsSchema, problems)
export const countsOf = ({ counts }: ImportRow) => readJson(countsSchema, counts)

export async function presentImport(db: Db, row: ImportRow): Promise<ReviewImport> {
  return {
    id: row.id,
    fileName: row.file_name,
    status: row.status === 'reading' ? 'ready' : await statusOf(db, row),
    format: row.format,
    rowCount: row.row_count,
    columns: columnsOf(row),
    source: row.source,
    progress: row.done,
    counts: countsOf(row),
    problems: row.status === 'done' ? problemsOf(row) : [],
  }
}

/** The running import of an account, the latest of several; one that waits for a retry is not included. */
export async function runningImport(
  db: Db,
  accountId: number,
): Promise<ResponseOf<typeof reviewEndpoints.searchReviews>['importing']> {
  const row = await db
    .selectFrom('review_import')
    .innerJoin('job', (on) =>
      on
        .onRef('job.account_id', '=', 'review_import.account_id')
        .on('job.kind', '=', 'reviews')
        .onRef('job.subject', '=', sql`cast(review_import.id as text)`),
    )
    .where('review_import.account_id', '=', accountId)
    .where('review_import.status', '=', 'importing')
    .where('job.problem', 'is', null)
    .select(['review_import.id', 'review_import.done', 'review_import.row_count as total'])
    .orderBy('review_import.id', 'desc')
    .executeTakeFirst()
  return row ?? null
}

/** Makes space for another file: deletes those that have waited for a user the longest. */
export async function dropOldestWaiting(db: Db, accountId: number): Promise<void> {
  const oldest = await db
    .selectFrom('review_import')
    .select(['id', 'account_id'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'ready')
    .orderBy('id', 'desc')
    .offset(REVIEW_FILE_LIMITS.waiting - 1)
    .limit(REVIEW_FILE_LIMITS.waiting)
    .execute()
  for (const row of oldest) {
    const { numDeletedRows } = await db
      .deleteFrom('review_import')
      .where('id', '=', row.id)
      .where('status', '=', 'ready')
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await deleteJob(db, importJob(row))
  }
}

/** The status for the user; `failed`: the last run failed, and the import waits for its retry. */
async function statusOf(db: Db, row: ImportRow): Promise<ReviewImport['status']> {
  if (row.status !== 'importing') return row.status === 'done' ? 'done' : 'ready'
  const job = await db
    .selectFrom('job')
    .where('account_id', '=', row.account_id)
    .where('kind', '=', 'reviews')
    .where('subject', '=', String(row.id))
    .select('problem')
    .executeTakeFirst()
  return job && job.problem === null ? 'importing' : 'failed'
}

/** Deletes an import with its rows. A running one cannot be cancelled; a failed one is not retried. */
export async function deleteImport(
  world: World,
  actor: Actor,
  id: number,
): Promise<{ id: number }> {
  return world.db.transaction().execute(async (db) => {
    const row = await ownImport(db, actor, id)
    if ((await statusOf(db, row)) === 'importing') throw refused('review-import-running')
    const { numDeletedRows } = await db
      .deleteFrom('review_import')
      .where('id', '=', id)
      .where('status', '=', row.status)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw refused('review-import-running')
    await deleteJob(db, importJob(row))
    await audit(db, world, actor, { action: 'review-import.delete', entity: 'review-import', id })
    return { id }
  })
}
