import { PostgresAdapter, type ExpressionBuilder, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../db/openDatabase'
import type { Database } from '../db/tables'
import type { JobKind, JobTable } from '../db/tables/jobs'

export type Job = Selectable<JobTable>

/** Which job is meant: there is one a thing. */
export interface JobKey {
  accountId: number
  kind: JobKind
  subject: string
}

/** Why a run failed, as a message of the server and its values. */
export interface JobProblem {
  code: string
  values?: Record<string, string | number>
}

/** How long a run may be silent before another process takes it over. */
export const LEASE_MS = 60_000
/** Pauses after failures in a row: doubled each time, up to the longest. */
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 6 * 3_600_000

/** Has the job run at that time or, when it is planned, at the earlier of both; while it runs, once more after that. */
export async function planJob(
  db: Db,
  { accountId, kind, subject }: JobKey,
  runAt: number,
  now: number,
): Promise<void> {
  await db
    .insertInto('job')
    .values({ account_id: accountId, kind, subject, run_at: runAt, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind', 'subject']).doUpdateSet(({ eb, ref }) => ({
        run_at: eb
          .case()
          .when(ref('job.run_at'), '<', runAt)
          .then(ref('job.run_at'))
          .else(runAt)
          .end(),
      })),
    )
    .execute()
}

/** Ends the job; whoever runs it stops at its next step. */
export async function deleteJob(db: Db, { accountId, kind, subject }: JobKey): Promise<void> {
  await db
    .deleteFrom('job')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}

/** Takes the job that has been due for the longest time, also one whose runner has gone; null when none is due. */
export function claimJob(db: Db, now: number, token: string): Promise<Job | null> {
  return db.transaction().execute(async (transaction) => {
    const due = transaction
      .selectFrom('job')
      .select('id')
      .where(({ and, or, eb }) =>
        or([
          and([eb('run_at', '<=', now), eb('lease_until', 'is', null)]),
          eb('lease_until', '<=', now),
        ]),
      )
      .orderBy(({ fn }) => fn.coalesce('run_at', 'lease_until'))
      .orderBy('id')
      .limit(1)
    const isShared = db.getExecutor().adapter instanceof PostgresAdapter
    const found = await (isShared ? due.forUpdate().skipLocked() : due).executeTakeFirst()
    if (!found) return null
    return transaction
      .updateTable('job')
      .set({
        run_at: null,
        lease_token: token,
        lease_until: now + LEASE_MS,
        done: null,
        total: null,
        started_at: now,
      })
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Says how far a run has come and keeps it; false when it is not this runner's any more. */
export function renewJob(
  db: Db,
  job: Job,
  now: number,
  progress: Partial<Pick<Job, 'done' | 'total'>> = {},
): Promise<boolean> {
  return updateHeld(db, job, { lease_until: now + LEASE_MS, ...progress })
}

/** The run has come to its end. It runs again at `nextAt` (ms), unless it was asked for meanwhile. */
export function finishJob(
  db: Db,
  job: Job,
  { result, nextAt }: { result: unknown; nextAt: number | null },
  now: number,
): Promise<boolean> {
  return updateHeld(db, job, {
    ...RELEASED,
    failures: 0,
    problem: null,
    result: JSON.stringify(result),
    finished_at: now,
    run_at: unlessAsked(nextAt),
  })
}

/** The run has failed. It is tried again after a pause that grows with each failure. */
export function failJob(db: Db, job: Job, problem: JobProblem, now: number): Promise<boolean> {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** job.failures, LONGEST_PAUSE_MS)
  return updateHeld(db, job, {
    ...RELEASED,
    failures: job.failures + 1,
    problem: JSON.stringify(problem),
    finished_at: now,
    run_at: unlessAsked(now + pause),
  })
}

/** The runner stops before the end: another one may begin at once. */
export function releaseJob(db: Db, job: Job, now: number): Promise<boolean> {
  return updateHeld(db, job, { ...RELEASED, run_at: now })
}

/** When the next job is due (UTC, ms); null when none is planned. */
export async function nextJobAt(db: Db): Promise<number | null> {
  const next = await db
    .selectFrom('job')
    .select(({ fn }) => [
      fn.min<number | null>('run_at').as('run'),
      fn.min<number | null>('lease_until').as('lease'),
    ])
    .executeTakeFirstOrThrow()
  const instants = [next.run, next.lease].filter((instant) => instant !== null)
  return instants.length === 0 ? null : Math.min(...instants)
}

const RELEASED = { lease_token: null, lease_until: null, done: null, total: null } as const

/** The time, unless somebody has asked for another run during this one. */
const unlessAsked = (time: number | null) => (eb: ExpressionBuilder<Database, 'job'>) =>
  eb.fn.coalesce('run_at', eb.val(time))

type Columns = Omit<Updateable<JobTable>, 'run_at'> & {
  run_at?: number | null | ReturnType<typeof unlessAsked>
}

/** Whoever took the job over has another token, and a deleted job has none. */
async function updateHeld(db: Db, job: Job, columns: Columns): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set(columns)
    .where('id', '=', job.id)
    .where('lease_token', '=', job.lease_token)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
