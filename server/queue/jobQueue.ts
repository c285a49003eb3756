import { sql, type ExpressionBuilder, type Selectable, type Updateable } from 'kysely'
import { hasManyWriters, takeTurns } from '../db/manyWriters'
import type { Db } from '../db/openDatabase'
import type { Database } from '../db/tables'
import type { JobKind, JobTable } from '../db/tables/jobs'
import { RUNS_OF_ACCOUNT } from './runs'

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
/** Runners that may go in a row before the job is taken for the reason. */
const MOST_TAKEOVERS = 2

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

/**
 * Takes a job of the account with the fewest runs, and of its jobs the one that has been due for the longest time, also
 * one whose runner has gone; null when none is due, or only those of accounts that have all their runs. What has taken
 * its runners with it again and again is put off like any other failure.
 */
export async function claimJob(db: Db, now: number, token: string): Promise<Job | null> {
  for (;;) {
    const claimed = await claimNext(db, now, token)
    if (claimed !== 'put-off') return claimed
  }
}

function claimNext(db: Db, now: number, token: string): Promise<Job | null | 'put-off'> {
  return db.transaction().execute(async (transaction) => {
    // Two processes that count an account's runs at the same moment would both give it the last one.
    await takeTurns(transaction, 'claims')
    const due = dueJobs(transaction, now).limit(1)
    const claimable = hasManyWriters(db) ? due.forUpdate('job').skipLocked() : due
    const found = await claimable.executeTakeFirst()
    if (!found) return null
    const failures = found.lease_token === null ? found.failures : found.failures + 1
    if (found.lease_token !== null && failures > MOST_TAKEOVERS) {
      await transaction
        .updateTable('job')
        .set({
          ...failed(found.failures, { code: 'failure' }, now),
          run_at: now + pauseAfter(found.failures),
        })
        .where('id', '=', found.id)
        .execute()
      return 'put-off'
    }
    return transaction
      .updateTable('job')
      .set({
        failures,
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

/** In the order in which they are claimed. */
function dueJobs(db: Db, now: number) {
  const runs = sql<number>`coalesce(busy.runs, 0)`
  return db
    .selectFrom('job')
    .leftJoin(
      (jobs) =>
        jobs
          .selectFrom('job')
          .where('lease_until', '>', now)
          .groupBy('account_id')
          .select(['account_id', ({ fn }) => fn.countAll<number>().as('runs')])
          .as('busy'),
      (join) => join.onRef('busy.account_id', '=', 'job.account_id'),
    )
    .where(({ and, or, eb }) =>
      or([
        and([eb('job.run_at', '<=', now), eb('job.lease_until', 'is', null)]),
        eb('job.lease_until', '<=', now),
      ]),
    )
    .where(runs, '<', RUNS_OF_ACCOUNT)
    .select(['job.id', 'job.lease_token', 'job.failures'])
    .orderBy(runs)
    .orderBy(({ fn }) => fn.coalesce('job.run_at', 'job.lease_until'))
    .orderBy('job.id')
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

/** The run has failed. It is tried again at `retryAt` (ms) or, without it, after a pause that grows with each failure. */
export function failJob(
  db: Db,
  job: Job,
  { problem, retryAt }: { problem: JobProblem; retryAt: number | null },
  now: number,
): Promise<boolean> {
  return updateHeld(db, job, {
    ...failed(job.failures, problem, now),
    run_at: unlessAsked(retryAt ?? now + pauseAfter(job.failures)),
  })
}

const pauseAfter = (failures: number) => Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)

const failed = (failures: number, problem: JobProblem, now: number) => ({
  ...RELEASED,
  failures: failures + 1,
  problem: JSON.stringify(problem),
  finished_at: now,
})

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
