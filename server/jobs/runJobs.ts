import type { JobKind } from '../db/tables/jobs'
import {
  claimJob,
  failJob,
  finishJob,
  LEASE_MS,
  nextJobAt,
  releaseJob,
  renewJob,
  type Job,
  type JobProblem,
  WAITING_RUNS,
  WAITS_IN_PLACE_MS,
} from '../queue/jobQueue'
import { JobFailure, type JobOutcome, type JobRun } from '../queue/jobRun'
import type { Waits, Web } from '../outbound/web'
import type { World } from '../world'

export type JobHandlers = Record<JobKind, (world: World, run: JobRun) => Promise<JobOutcome>>

/** Runs that wait for a remote server, beside the active one. */
export type WaitingRuns = Set<Promise<void>>

/**
 * Runs all due jobs one after another. A run that waits for a slow server moves to `waiting`, if given and not full, and the next job starts. Returns
 * when the next job is due (UTC, ms), null when none is planned.
 */
export async function runJobs(
  world: World,
  handlers: JobHandlers,
  stopping: AbortSignal,
  waiting?: WaitingRuns,
): Promise<number | null> {
  while (!stopping.aborted) {
    const job = await claimJob(world.db, world.clock.now(), world.ids.token())
    if (!job) break
    await startedRun(world, handlers, { job, stopping, waiting })
  }
  return nextJobAt(world.db)
}

interface Start {
  job: Job
  stopping: AbortSignal
  waiting: WaitingRuns | undefined
}

/** Resolves when the run has ended or waits among the others. */
async function startedRun(
  world: World,
  handlers: JobHandlers,
  { job, stopping, waiting }: Start,
): Promise<void> {
  let endTurn = () => {}
  const turnEnds = new Promise<void>((resolve) => {
    endTurn = resolve
  })
  const waitBesideOthers = () => {
    if (!waiting || waiting.has(run) || waiting.size >= WAITING_RUNS) return
    waiting.add(run)
    run.catch((error: unknown) => {
      world.report(error)
    })
    endTurn()
  }
  const waits = countedWaits(waitBesideOthers, WAITS_IN_PLACE_MS)
  const web: Web = {
    read: (url, request, use) => world.web.read(url, { ...request, waits }, use),
  }
  const run: Promise<void> = runJob({ ...world, web }, handlers, job, stopping).finally(() =>
    waiting?.delete(run),
  )
  await Promise.race([run, turnEnds])
}

/** Calls `tell` once the total waiting time exceeds `limit` ms, and at each later wait. */
function countedWaits(tell: () => void, limit: number): Waits {
  let left = limit
  return async (act) => {
    const since = performance.now()
    const timer = setTimeout(tell, Math.max(0, left))
    try {
      return await act()
    } finally {
      clearTimeout(timer)
      left -= performance.now() - since
    }
  }
}

async function runJob(
  world: World,
  handlers: JobHandlers,
  job: Job,
  stopping: AbortSignal,
): Promise<void> {
  const { db, clock } = world
  const lost = new AbortController()
  const renew = async (progress = {}) => {
    if (!(await renewJob(db, job, clock.now(), progress))) lost.abort()
  }
  const timer = setInterval(() => {
    // A short outage of the database does not lose the lease, which is longer.
    renew().catch(() => undefined)
  }, LEASE_MS / 3)
  const signal = AbortSignal.any([lost.signal, stopping])
  try {
    const { result, nextAt } = await handlers[job.kind](world, {
      job,
      signal,
      progress: (done, total) => renew({ done, total }),
    })
    await finishJob(db, job, { result, nextAt }, clock.now())
  } catch (error) {
    if (stopping.aborted) await releaseJob(db, job, clock.now())
    // A failure of a deleted job is ignored.
    else if (await renewJob(db, job, clock.now()))
      await failJob(db, job, failureOf(world, error), clock.now())
  } finally {
    clearInterval(timer)
  }
}

function failureOf(world: World, error: unknown): { problem: JobProblem; retryAt: number | null } {
  if (error instanceof JobFailure) return error
  world.report(error)
  return { problem: { code: 'failure' }, retryAt: null }
}
