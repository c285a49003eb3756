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
} from '../queue/jobQueue'
import { JobFailure, type JobOutcome, type JobRun } from '../queue/jobRun'
import type { World } from '../world'

export type JobHandlers = Record<JobKind, (world: World, run: JobRun) => Promise<JobOutcome>>

/** Runs every job that is due, one after another. Returns when the next one is (UTC, ms), null when none is planned. */
export async function runJobs(
  world: World,
  handlers: JobHandlers,
  stopping: AbortSignal,
): Promise<number | null> {
  while (!stopping.aborted) {
    const job = await claimJob(world.db, world.clock.now(), world.ids.token())
    if (!job) break
    await runJob(world, handlers, job, stopping)
  }
  return nextJobAt(world.db)
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
    // A database that is away for a moment loses nothing: the lease is longer.
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
    // What fails because the job is gone is no failure.
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
