import type { Generated } from 'kysely'
import type { Json, Time } from './columns'

export type JobKind =
  | 'feed'
  | 'source'
  | 'product-index'
  | 'product-pictures'
  | 'reviews'
  | 'suggestions'
  | 'export'

/** Recurring background jobs: one row for each thing that is read. */
export interface JobTable {
  id: Generated<number>
  account_id: number
  kind: JobKind
  /** The id of the job's object, within its kind. */
  subject: string
  /** When it runs next; null while it runs without another request, and when nothing is planned. */
  run_at: Time | null
  /**
   * The lease of its runner and its end; null once a run has ended. After a crash they stay until
   * another runner claims the job.
   */
  lease_token: string | null
  lease_until: Time | null
  /** Failed runs since the last successful one. */
  failures: Generated<number>
  /** The progress of the run, in steps of its kind; both null between runs. */
  done: number | null
  total: number | null
  /** The result of the last successful run; null before the first. */
  result: Json | null
  /** `JobProblem` of the last run; null when it did not fail. */
  problem: Json | null
  started_at: Time | null
  finished_at: Time | null
  created_at: Time
}
