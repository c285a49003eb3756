import type { Generated } from 'kysely'
import type { Json, Time } from './columns'

export type JobKind =
  | 'feed'
  | 'source'
  | 'product-index'
  | 'product-pictures'
  | 'reviews'
  | 'suggestions'

/** What is done without a caller and again and again: one row a thing that is read. */
export interface JobTable {
  id: Generated<number>
  account_id: number
  kind: JobKind
  /** Id of the thing within its kind. */
  subject: string
  /** When it is to run next; null while it runs, unless it is asked for again, and when nothing is planned. */
  run_at: Time | null
  /** Who runs it, until when; both null while nobody does. */
  lease_token: string | null
  lease_until: Time | null
  /** Runs that failed since the last one that did not. */
  failures: Generated<number>
  /** How far the run has come, in steps of its kind; both null between runs. */
  done: number | null
  total: number | null
  /** What the last run that did not fail came to; null before the first. */
  result: Json | null
  /** `JobProblem` of the last run; null when it did not fail. */
  problem: Json | null
  started_at: Time | null
  finished_at: Time | null
  created_at: Time
}
