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
  /** When a retry makes sense (UTC, ms); null for a pause that grows. */
  readonly retryAt: number | null

  constructor(problem: JobProblem, retryAt: number | null = null) {
    super(problem.code)
    this.problem = problem
    this.retryAt = retryAt
  }
}
