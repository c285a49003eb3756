import { sql } from 'kysely'
import * as v from 'valibot'
import { DAY_MS } from '@/contract/constants'
import {
  ATTENTION_KINDS,
  MANY_POSTS,
  type AttentionKind,
} from '@/contract/entities/account/attention'
import { TOKEN_NOTICE_MS } from '@/contract/entities/sources/tokenExpiry'
import type { WidgetType } from '@/contract/widgets/settings/widgetSettings'
import { withoutPassword } from '@/contract/text/links'
import type { Db } from '../../db/openDatabase'
import { readJson } from '../../db/readJson'
import type { JobProblem } from '../../queue/jobQueue'
import { isUnderWay, problemOf } from '../../queue/jobRun'
import { unavailableProducts } from '../products/leavingProducts'
import { isForAPerson } from '../sources/reading/readingProblem'
import { readSources } from '../sources/reading/readSources'
import { liveWidgets } from '../widgets/emptyWidgets'

/** A record that waits. */
interface Subject {
  id: string
  name: string
  widgetType?: WidgetType
  /** Why it does not work. */
  problem?: JobProblem
}

export interface Point {
  kind: AttentionKind
  count: number
  subject?: Subject
  albums?: readonly number[]
}

/** A schedule that failed before is old news. */
const SCHEDULE_MS = 14 * DAY_MS
const NEW_MS = 7 * DAY_MS

/**
 * All that waits for the team of an account at `now` (ms), most urgent first. The one place of
 * these rules: the queue of the cabinet and the weekly letter show what it returns.
 */
export async function attentionPoints(db: Db, accountId: number, now: number): Promise<Point[]> {
  const { empty, albums } = await liveWidgets(db, accountId)
  const points = [
    aboutRecords('source-stopped', await stoppedSources(db, accountId)),
    ...(await tokenPoints(db, accountId, now)),
    ...(await feedPoints(db, accountId, now)),
    aboutRecords(
      'widget-empty',
      empty.map(({ embedId, role, widgetType }) => ({ id: embedId, name: role, widgetType })),
    ),
    aboutRecords('schedule-failed', await failedSchedules(db, accountId, now)),
    await unavailablePoint(db, accountId, albums),
    ...(await requestPoints(db, accountId)),
  ]
  return points
    .filter(({ count }) => count > 0)
    .sort((one, other) => ATTENTION_KINDS.indexOf(one.kind) - ATTENTION_KINDS.indexOf(other.kind))
}

function aboutRecords(kind: AttentionKind, records: readonly Subject[]): Point {
  const [subject] = records
  return { kind, count: records.length, ...(subject && { subject }) }
}

async function stoppedSources(db: Db, accountId: number): Promise<Subject[]> {
  return (await readSources(db, accountId)).flatMap(({ sourceId, name, job }) => {
    const problem = problemOf(job)
    return problem !== null && isForAPerson(problem)
      ? [{ id: String(sourceId), name, problem }]
      : []
  })
}

async function tokenPoints(db: Db, accountId: number, now: number): Promise<Point[]> {
  const rows = await db
    .selectFrom('integration')
    .where('account_id', '=', accountId)
    .where('token_expires_at', '<', now + TOKEN_NOTICE_MS)
    .select(['id', 'name', 'token_expires_at'])
    .orderBy('token_expires_at')
    .orderBy('id')
    .execute()
  const about = (isEnded: boolean) =>
    rows
      .filter(({ token_expires_at }) => (token_expires_at ?? 0) <= now === isEnded)
      .map(({ id, name }) => ({ id: String(id), name }))
  return [aboutRecords('token-ended', about(true)), aboutRecords('token-ending', about(false))]
}

async function feedPoints(db: Db, accountId: number, now: number): Promise<Point[]> {
  const feeds = await db
    .selectFrom('catalogue_feed')
    .leftJoin('job', (on) =>
      on
        .onRef('job.account_id', '=', 'catalogue_feed.account_id')
        .on('job.kind', '=', 'feed')
        .on((job) => job('job.subject', '=', job.cast<string>('catalogue_feed.id', 'text'))),
    )
    .where('catalogue_feed.account_id', '=', accountId)
    .where('catalogue_feed.status', '!=', 'disconnected')
    .select([
      'catalogue_feed.id',
      'catalogue_feed.link',
      'catalogue_feed.status',
      'job.problem',
      'job.run_at',
      'job.lease_until',
    ])
    .orderBy('catalogue_feed.id')
    .execute()
  const failed: Subject[] = []
  const waiting: Subject[] = []
  for (const { id, link, status, problem, run_at, lease_until } of feeds) {
    const subject = { id: String(id), name: withoutPassword(link) }
    const reason = problemOf({ problem })
    // A retry under way does not show yet whether the fault has ended.
    if (reason !== null && !isUnderWay({ run_at, lease_until }, now)) {
      failed.push({ ...subject, problem: reason })
    } else if (status !== 'working') waiting.push(subject)
  }
  return [aboutRecords('feed-failed', failed), aboutRecords('feed-waiting', waiting)]
}

const detailSchema = v.object({ reason: v.string(), revision: v.number() })

/** Posts whose schedule was cancelled, until they are changed. */
async function failedSchedules(db: Db, accountId: number, now: number): Promise<Subject[]> {
  const failures = await db
    .selectFrom('audit')
    .where('account_id', '=', accountId)
    // Written out, as only then the partial index is used.
    .where('action', '=', sql.lit('post.schedule-failed'))
    .where('at', '>', now - SCHEDULE_MS)
    .select(['entity_id', 'detail'])
    .orderBy('at', 'desc')
    .execute()
  if (failures.length === 0) return []
  const posts = await db
    .selectFrom('post')
    .where('id', 'in', [...new Set(failures.map(({ entity_id }) => Number(entity_id)))])
    .where('is_published', '=', 0)
    .select(['id', 'account_id', 'revision'])
    .execute()
  return failures.flatMap(({ entity_id, detail }) => {
    const { reason, revision } = readJson(detailSchema, detail)
    const post = posts.find(({ id }) => String(id) === entity_id)
    if (post?.account_id !== accountId || post.revision !== revision) return []
    return [{ id: entity_id, name: '', problem: { code: reason, values: {} } }]
  })
}

/** Published posts of these albums with a mark of a product that a shopper cannot buy. */
async function unavailablePoint(
  db: Db,
  accountId: number,
  albums: readonly number[],
): Promise<Point> {
  const kind = 'products-unavailable'
  if (albums.length === 0) return { kind, count: 0 }
  const products = await unavailableProducts(db, accountId)
  const rows = await db
    .selectFrom('media_link')
    .innerJoin('post', 'post.id', 'media_link.post_id')
    .where('media_link.sku_id', 'in', products)
    .where('post.is_published', '=', 1)
    .where((row) =>
      row.exists(
        row
          .selectFrom('album_post')
          .whereRef('album_post.post_id', '=', 'post.id')
          .where('album_post.album_id', 'in', albums)
          .select(sql.lit(1).as('found')),
      ),
    )
    .select('post.id')
    .distinct()
    .limit(MANY_POSTS)
    .execute()
  return { kind, count: rows.length, albums }
}

async function requestPoints(db: Db, accountId: number): Promise<Point[]> {
  const requests = db
    .selectFrom('copyright_request')
    .innerJoin('post', 'post.id', 'copyright_request.post_id')
    .where('post.account_id', '=', accountId)
    .select('post.id')
    .limit(MANY_POSTS)
  const status = 'copyright_request.status'
  const failed = await requests.where(status, '=', 'failed').execute()
  const approved = await requests
    .where(status, '=', 'approved')
    .where('post.is_published', '=', 0)
    .execute()
  const waiting = await requests.where(status, 'in', ['sending', 'sent']).execute()
  return [
    { kind: 'request-failed', count: failed.length },
    { kind: 'request-approved', count: approved.length },
    { kind: 'request-waiting', count: waiting.length },
  ]
}

/** New posts that were neither published nor scheduled; only the letter counts them. */
export async function countNewPosts(db: Db, accountId: number, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('post')
    .where('account_id', '=', accountId)
    .where('is_deleted', '=', 0)
    .where('is_published', '=', 0)
    .where('published_at', 'is', null)
    .where('is_enabled_scheduler', '=', 0)
    .where('created_at', '>', now - NEW_MS)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
