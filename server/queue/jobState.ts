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

/** Whether the job is running at `now` (ms). */
export const isRunning = ({ lease_until }: Pick<JobRow, 'lease_until'>, now: number): boolean =>
  lease_until !== null && lease_until > now

/** Whether it runs, or is about to. */
export const isUnderWay = (job: Pick<JobRow, 'lease_until' | 'run_at'>, now: number): boolean =>
  isRunning(job, now) || (job.run_at !== null && job.run_at <= now)

/** The failure of the last run; null when it succeeded. */
export function problemOf({ problem }: Pick<JobRow, 'problem'>): JobProblem | null {
  if (problem === null) return null
  const { code, values = {} } = readJson(problemSchema, problem)
  return { code, values }
}
