import { sql, type Selectable } from 'kysely'
import * as v from 'valibot'
import {
  sourceReadingSchema,
  type SourceReading,
  type Source,
} from '@/contract/entities/sources/source'
import type { Locale } from '@/contract/locale'
import type { Db } from '../../../db/openDatabase'
import { prepared } from '../../../db/statements'
import type { JobTable } from '../../../db/tables/jobs'
import { isoOrNull, iso } from '../../../language/times'
import type { JobProblem } from '../../../queue/jobQueue'
import { isRunning, isUnderWay, problemOf } from '../../../queue/jobRun'
import { waitsByReading } from './readingPlan'
import { isForAPerson, presentProblem } from './readingProblem'

type JobRow = Selectable<JobTable>

/** A source's reading, to be presented at a time (ms) in a language. */
export interface FoundReading {
  at: (now: number, locale: Locale) => SourceReading
}

const resultSchema = sourceReadingSchema.entries.result
const NOTHING = { nextReadAt: null, progress: null, problem: null, result: null }

/** By source: the state of its reading. Sources that are not read are left out. */
export async function loadReadings(db: Db, accountId: number): Promise<Map<number, FoundReading>> {
  const sources = await db
    .selectFrom('source')
    .innerJoin('integration', 'integration.id', 'source.integration_id')
    .where('source.account_id', '=', accountId)
    .select(['source.id', 'integration.status', 'integration.type'])
    .execute()
  const jobs = await db
    .selectFrom('job')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'source')
    .execute()
  const readings = new Map<number, FoundReading>()
  for (const { id, status, type } of sources) {
    const job = jobs.find(({ subject }) => subject === String(id))
    if (!job) continue
    // A connection that finds its channel by reading may fail before it has found one.
    const isSilent = !waitsByReading(type) || problemOf(job) === null
    readings.set(id, {
      at: (now, locale) =>
        status === 'waiting' && isSilent
          ? { state: 'waiting', ...NOTHING }
          : presentReading(job, now, locale),
    })
  }
  return readings
}

/** By connection: when the first of its sources is read next. Connections that are read at `now` (ms), or not at all, are left out. */
export async function loadNextReads(
  db: Db,
  accountId: number,
  now: number,
): Promise<Map<number, string>> {
  const sources = await db
    .selectFrom('source')
    .where('account_id', '=', accountId)
    .where('integration_id', 'is not', null)
    .select(['id', 'integration_id'])
    .execute()
  const readings = await loadReadings(db, accountId)
  const next = new Map<number, string>()
  for (const { id, integration_id } of sources) {
    const at = readings.get(id)?.at(now, 'ru').nextReadAt ?? null
    if (at === null || integration_id === null) continue
    const known = next.get(integration_id)
    if (known === undefined || at < known) next.set(integration_id, at)
  }
  return next
}

function presentReading(job: JobRow, now: number, locale: Locale): SourceReading {
  const found = problemOf(job)
  const isReading = isUnderWay(job, now)
  const problem = found && !isReading ? presentProblem(locale, found) : null
  return {
    state: isReading ? 'reading' : stateAfter(found),
    nextReadAt: isReading ? null : isoOrNull(job.run_at),
    progress: isRunning(job, now) ? { done: job.done ?? 0, total: job.total } : null,
    problem,
    result: job.result === null ? null : readResult(job.result),
  }
}

function stateAfter(problem: JobProblem | null): SourceReading['state'] {
  if (problem === null) return 'working'
  return isForAPerson(problem) ? 'stopped' : 'failed'
}

/** A run without anything to read has an empty result; another version may have stored a different one. */
function readResult(text: string): SourceReading['result'] {
  const { success, output } = v.safeParse(resultSchema, JSON.parse(text))
  return success ? output : null
}

const readFilling = prepared((db, accountId: number, since: number, till: number) =>
  db
    .selectFrom('job')
    .where('account_id', '=', accountId)
    .where('kind', 'in', [
      sql.lit<JobRow['kind']>('source'),
      sql.lit<JobRow['kind']>('suggestions'),
    ])
    .where(({ or, eb }) => or([eb('lease_until', '>', since), eb('run_at', '<=', till)]))
    .select('id')
    .limit(sql.lit(1)),
)

/** Whether posts of a network, or products suggested for posts, are being imported into the account's library. */
export const isFilling = async (db: Db, accountId: number, now: number): Promise<boolean> =>
  (await readFilling(db, accountId, now, now)).length > 0

/** Left-out posts of a source that are listed individually. */
const LATEST = 10

type LeftOut = Source['leftOut']

/** By source: how many of its posts were left out in total, by reason. */
export async function countLeftOut(
  db: Db,
  accountId: number,
): Promise<Map<number, LeftOut['counts']>> {
  const rows = await db
    .selectFrom('source_item')
    .innerJoin('source', 'source.id', 'source_item.source_id')
    .where('source.account_id', '=', accountId)
    .where('left_out', 'is not', null)
    .groupBy(['source_id', 'left_out'])
    .select((item) => ['source_id', 'left_out', item.fn.countAll<number>().as('count')])
    .execute()
  const counts = new Map<number, LeftOut['counts']>()
  for (const { source_id, left_out, count } of rows) {
    if (left_out !== null) counts.set(source_id, { ...counts.get(source_id), [left_out]: count })
  }
  return counts
}

/** The newest left-out posts, with the reason. */
export async function latestLeftOut(db: Db, sourceId: number): Promise<LeftOut['latest']> {
  const rows = await db
    .selectFrom('source_item')
    .where('source_id', '=', sourceId)
    .where('left_out', 'is not', null)
    .orderBy(({ fn }) => fn.coalesce('published_at', 'read_at'), 'desc')
    .orderBy('key', 'desc')
    .limit(LATEST)
    .select(['left_out', 'link', 'published_at'])
    .execute()
  return rows.map(({ left_out, link, published_at }) => ({
    reason: left_out ?? '',
    link,
    publishedAt: published_at === null ? null : iso(published_at),
  }))
}
