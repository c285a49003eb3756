import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { catalogueFeedSchema, type CatalogueFeed, type Feed } from '@/contract/entities/feed'
import type { Locale } from '@/contract/locale'
import { withoutPassword } from '@/contract/text/links'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { readJson } from '../../db/readJson'
import type { CatalogueFeedTable } from '../../db/tables/feeds'
import type { JobTable } from '../../db/tables/jobs'
import { ApiError } from '../../errors/apiError'
import { iso, isoOrNull } from '../../language/iso'
import { problemText } from './feedProblem'

type FeedRow = Selectable<CatalogueFeedTable>
type JobRow = Selectable<JobTable>

const {
  sample: sampleSchema,
  loss: lossSchema,
  changes: changesSchema,
} = catalogueFeedSchema.entries
const problemSchema = v.object({
  code: v.string(),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
})

/** The account's feeds with the state of their readings at `now` (ms), in the order in which they were submitted. */
export async function loadFeeds(
  db: Db,
  { account: { id }, person: { locale } }: Actor,
  now: number,
): Promise<CatalogueFeed[]> {
  const feeds = await db
    .selectFrom('catalogue_feed')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
  if (feeds.length === 0) return []
  const jobs = await db
    .selectFrom('job')
    .selectAll()
    .where('account_id', '=', id)
    .where('kind', '=', 'feed')
    .execute()
  const counts = await db
    .selectFrom('sku')
    .where('account_id', '=', id)
    .where('left_at', 'is', null)
    .groupBy('feed_id')
    .select(['feed_id', ({ fn }) => fn.countAll<number>().as('count')])
    .execute()
  return feeds.map((feed) =>
    presentFeed(feed, {
      job: jobs.find(({ subject }) => subject === String(feed.id)),
      productCount: counts.find(({ feed_id }) => feed_id === feed.id)?.count ?? 0,
      locale,
      now,
    }),
  )
}

/** One of the account's feeds; 404 without it. */
export async function ownFeed(
  db: Db,
  actor: Actor,
  id: number,
  now: number,
): Promise<CatalogueFeed> {
  const feed = (await loadFeeds(db, actor, now)).find((one) => one.id === id)
  if (!feed) throw new ApiError(404, 'not-found')
  return feed
}

/** The feed that the user data tell of: the first that works, else the first. */
export function mainFeed(feeds: readonly CatalogueFeed[]): Feed | null {
  const feed = feeds.find(({ readAt }) => readAt !== null) ?? feeds[0]
  if (!feed) return null
  const { link, status, submittedAt, readAt, productCount } = feed
  return { link, status, submittedAt, readAt, productCount }
}

interface Circumstances {
  job: JobRow | undefined
  productCount: number
  locale: Locale
  now: number
}

function presentFeed(
  feed: FeedRow,
  { job, productCount, locale, now }: Circumstances,
): CatalogueFeed {
  const status = statusOf(feed, job, now)
  const problem = job?.problem && status === 'failed' ? readJson(problemSchema, job.problem) : null
  return {
    id: feed.id,
    link: withoutPassword(feed.link),
    status,
    submittedAt: iso(feed.submitted_at),
    readAt: isoOrNull(feed.read_at),
    productCount,
    nextReadAt: status === 'processing' ? null : isoOrNull(job?.run_at ?? null),
    progress: status === 'processing' && job && isRunning(job, now) ? (job.done ?? 0) : null,
    offerCount: feed.offer_count,
    rejectedCount: feed.rejected_count,
    changes: feed.changes === null ? null : readJson(changesSchema, feed.changes),
    sample: status === 'review' ? readJson(sampleSchema, feed.sample) : [],
    loss: status === 'held' && feed.loss !== null ? readJson(lossSchema, feed.loss) : null,
    problem: problem && problemText(locale, withValues(problem)),
  }
}

const withValues = ({ code, values = {} }: v.InferOutput<typeof problemSchema>) => ({
  code,
  values,
})

const isRunning = ({ lease_until }: JobRow, now: number) =>
  lease_until !== null && lease_until > now

function statusOf(feed: FeedRow, job: JobRow | undefined, now: number): CatalogueFeed['status'] {
  if (job && (isRunning(job, now) || (job.run_at !== null && job.run_at <= now)))
    return 'processing'
  if (job?.problem) return 'failed'
  return feed.status
}
