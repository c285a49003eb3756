import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { readJson } from '../db/readJson'
import type { JobTable } from '../db/tables/jobs'
import type { Job, JobProblem } from './jobQueue'

/** A run of a job. */
export interface JobRun {
  job: Job
  /** Aborted when the job was deleted or taken over, and when the process stops. */
  signal: AbortSignal
  /** Reports the progress, in steps of its kind. */
  progress: (done: number, total: number | null) => Promise<void>
}

/** The result of a run, and the time of the next one (UTC, ms; null when only on request). */
export interface JobOutcome {
  result: unknown
  nextAt: number | null
}

/** A failure with a reason for the user; any other error is reported and shown as an internal one. */
export class JobFailure extends Error {
  readonly problem: JobProblem
  /**
   * When a retry makes sense (UTC, ms); null: the queue backs off (a pause that grows with each
   * failure).
   */
  readonly retryAt: number | null

  constructor(problem: JobProblem, retryAt: number | null = null) {
    super(problem.code)
    this.problem = problem
    this.retryAt = retryAt
  }
}

type JobRow = Selectable<JobTable>

const problemSchema = v.object({
  code: v.string(),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
})

/** Whether the job is running at `now` (ms). */
export const isRunning = ({ lease_until }: Pick<JobRow, 'lease_until'>, now: number): boolean =>
  lease_until !== null && lease_until > now

/** Whether the job runs, or is about to. */
export const isUnderWay = (job: Pick<JobRow, 'lease_until' | 'run_at'>, now: number): boolean =>
  isRunning(job, now) || (job.run_at !== null && job.run_at <= now)

/** The failure of the last run; null when it succeeded. */
export function problemOf({ problem }: Pick<JobRow, 'problem'>): JobProblem | null {
  if (problem === null) return null
  const { code, values = {} } = readJson(problemSchema, problem)
  return { code, values }
}
