import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { readJson } from '../db/readJson'
import type { JobTable } from '../db/tables/jobs'
import type { JobProblem } from './jobQueue'

type JobRow = Selectable<JobTable>

const problemSchema = v.object({
  code: v.string(),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
})

/** Whether somebody runs the job at `now` (ms). */
export const isRunning = ({ lease_until }: Pick<JobRow, 'lease_until'>, now: number): boolean =>
  lease_until !== null && lease_until > now

/** Whether it runs, or is about to. */
export const isUnderWay = (job: Pick<JobRow, 'lease_until' | 'run_at'>, now: number): boolean =>
  isRunning(job, now) || (job.run_at !== null && job.run_at <= now)

/** What the last run failed with; null when it did not. */
export function problemOf({ problem }: Pick<JobRow, 'problem'>): JobProblem | null {
  if (problem === null) return null
  const { code, values = {} } = readJson(problemSchema, problem)
  return { code, values }
}
