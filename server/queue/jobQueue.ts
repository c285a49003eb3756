import { sql, type ExpressionBuilder, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../db/openDatabase'
import type { Database } from '../db/tables'
import type { JobKind, JobTable } from '../db/tables/jobs'
import { hasManyWriters, takeTurns } from '../db/writers'

export type Job = Selectable<JobTable>

/** Identifies a job: there is one per thing. */
export interface JobKey {
  accountId: number
  kind: JobKind
  subject: string
}

/** Why a run failed, as a server message with its values. */
export interface JobProblem {
  code: string
  values?: Record<string, string | number>
}

/** The lease: after this silence another process takes a run over. */
export const LEASE_MS = 60_000
/** Pauses after consecutive failures: doubled each time, up to the longest. */
const FIRST_PAUSE_MS = 60_000
const MAX_PAUSE_MS = 6 * 3_600_000
/**
 * Up to this number of consecutive failures, of any kind, the job of a dead runner runs again
 * immediately; after more, the job itself is considered the cause of the death, and pauses.
 */
const MAX_FAILURES_BEFORE_PAUSE = 2

/** Plans a run at that time, or at the earlier of both when already planned; during a run, one more after it. */
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

/** Deletes the job; its running run stops at its next step. */
export async function deleteJob(db: Db, { accountId, kind, subject }: JobKey): Promise<void> {
  await db
    .deleteFrom('job')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}

/**
 * Claims the longest due job of the account with the fewest runs, including one whose runner has died; null when none is due, or only those of
 * accounts with all their runs in use. A job that repeatedly kills its runners is postponed like any other failure.
 */
export async function claimJob(db: Db, now: number, token: string): Promise<Job | null> {
  for (;;) {
    const claimed = await claimNext(db, now, token)
    if (claimed !== 'put-off') return claimed
  }
}

function claimNext(db: Db, now: number, token: string): Promise<Job | null | 'put-off'> {
  return db.transaction().execute(async (transaction) => {
    // Two processes that count an account's runs at the same moment would both claim its last one.
    await takeTurns(transaction, 'claims')
    const due = dueJobs(transaction, now).limit(1)
    const claimable = hasManyWriters(db) ? due.forUpdate('job').skipLocked() : due
    const found = await claimable.executeTakeFirst()
    if (!found) return null
    const failures = found.lease_token === null ? found.failures : found.failures + 1
    if (found.lease_token !== null && failures > MAX_FAILURES_BEFORE_PAUSE) {
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

/** The due jobs, in the order in which they are claimed. */
function dueJobs(db: Db, now: number) {
  const runs = sql<number>`coalesce(busy.runs, 0)`
  return (
    db
      .selectFrom('job')
      .innerJoin('account', 'account.id', 'job.account_id')
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
      // For an account that awaits its deletion nothing is read; its archive can still be made.
      .where(({ or, eb }) =>
        or([eb('account.deletion_asked_at', 'is', null), eb('job.kind', '=', 'export')]),
      )
      .select(['job.id', 'job.lease_token', 'job.failures'])
      .orderBy(runs)
      .orderBy(({ fn }) => fn.coalesce('job.run_at', 'job.lease_until'))
      .orderBy('job.id')
  )
}

/** Stores the progress and renews the lease; false when the lease is lost. */
export function renewJob(
  db: Db,
  job: Job,
  now: number,
  progress: Partial<Pick<Job, 'done' | 'total'>> = {},
): Promise<boolean> {
  return updateHeld(db, job, { lease_until: now + LEASE_MS, ...progress })
}

/** Finishes the run. It runs again at `nextAt` (ms), unless it was planned meanwhile. */
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

/** Stores a failure. It is retried at `retryAt` (ms) or, without it, after a pause that grows with each failure. */
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

const pauseAfter = (failures: number) => Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS)

const failed = (failures: number, problem: JobProblem, now: number) => ({
  ...RELEASED,
  failures: failures + 1,
  problem: JSON.stringify(problem),
  finished_at: now,
})

/** The runner stops before the end of the job, so that another one may start it immediately. */
export function releaseJob(db: Db, job: Job, now: number): Promise<boolean> {
  return updateHeld(db, job, { ...RELEASED, run_at: now })
}

/** The earliest time (UTC, ms) at which a job is due or a lease ends; null without either. */
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

/** The time, unless another run was planned during this one. */
const unlessAsked = (time: number | null) => (eb: ExpressionBuilder<Database, 'job'>) =>
  eb.fn.coalesce('run_at', eb.val(time))

type Columns = Omit<Updateable<JobTable>, 'run_at'> & {
  run_at?: number | null | ReturnType<typeof unlessAsked>
}

/**
 * Updates a job while this runner holds it; otherwise returns false. A runner that took the job
 * over has another token, and a deleted job has none.
 */
async function updateHeld(db: Db, job: Job, columns: Columns): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set(columns)
    .where('id', '=', job.id)
    .where('lease_token', '=', job.lease_token)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Concurrent jobs of a process: a large group, whose pictures take minutes to copy, does not delay other shops. */
export const RUNS_AT_ONCE = 3

/** Concurrent jobs of one account, in all processes: its slow jobs never block all other accounts. */
const RUNS_OF_ACCOUNT = RUNS_AT_ONCE - 1

/**
 * The maximum number of further runs that have waited for remote servers long enough to release
 * their slot.
 */
export const WAITING_RUNS = 12

/** The total time (ms) that a run waits for remote responses before it releases its slot. */
export const WAITS_IN_PLACE_MS = 1000
