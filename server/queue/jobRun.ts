import type { Job, JobProblem } from './jobQueue'

/** A run of a job. */
export interface JobRun {
  job: Job
  /** Aborted when the job was deleted or taken over, and when the process is to stop. */
  signal: AbortSignal
  /** Says how far the run has come, in steps of its kind. */
  progress: (done: number, total: number | null) => Promise<void>
}

/** What a run came to, and when the next one is to be (UTC, ms; null: when somebody asks). */
export interface JobOutcome {
  result: unknown
  nextAt: number | null
}

/** A run failed for a reason that a person can be told; any other error is reported and told as the server's own. */
export class JobFailure extends Error {
  readonly problem: JobProblem
  /** When another try makes sense (UTC, ms); null: after a pause that grows. */
  readonly retryAt: number | null

  constructor(problem: JobProblem, retryAt: number | null = null) {
    super(problem.code)
    this.problem = problem
    this.retryAt = retryAt
  }
}
