import type { Selectable } from 'kysely'
import {
  catalogueFeedSchema,
  isForPerson,
  type CatalogueFeed,
  type Feed,
} from '@/contract/entities/catalogue/feed'
import type { Locale } from '@/contract/locale'
import { withoutPassword } from '@/contract/text/links'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { readJson } from '../../db/readJson'
import type { CatalogueFeedTable } from '../../db/tables/feeds'
import type { JobTable } from '../../db/tables/jobs'
import { ApiError } from '../../errors/apiError'
import { iso, isoOrNull } from '../../language/times'
import { isRunning, isUnderWay, problemOf } from '../../queue/jobRun'
import { problemText } from './feedProblem'

interface ListedFeed {
  status: Exclude<CatalogueFeedTable['status'], 'disconnected'>
}
type FeedRow = Selectable<CatalogueFeedTable> & ListedFeed
type JobRow = Selectable<JobTable>

const {
  sample: sampleSchema,
  loss: lossSchema,
  changes: changesSchema,
} = catalogueFeedSchema.entries

/** The account's feeds with the state of their readings at `now` (ms), in order of submission. */
export async function loadFeeds(
  db: Db,
  { account: { id }, person: { locale } }: Actor,
  now: number,
): Promise<CatalogueFeed[]> {
  const feeds = await db
    .selectFrom('catalogue_feed')
    .selectAll()
    .where('account_id', '=', id)
    .where('status', '!=', 'disconnected')
    .$narrowType<ListedFeed>()
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
    .where(
      'feed_id',
      'in',
      feeds.map((feed) => feed.id),
    )
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

/** The feed in the user data: the first that was ever read, else the first. */
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
  const problem = job && status === 'failed' ? problemOf(job) : null
  return {
    id: feed.id,
    link: withoutPassword(feed.link),
    status,
    submittedAt: iso(feed.submitted_at),
    readAt: isoOrNull(feed.read_at),
    productCount,
    nextReadAt: status === 'processing' ? null : isoOrNull(job?.run_at ?? null),
    progress:
      status === 'processing' && job && isRunning(job, now)
        ? { done: job.done ?? 0, total: job.total }
        : null,
    offerCount: feed.offer_count,
    rejectedCount: feed.rejected_count,
    changes: feed.changes === null ? null : readJson(changesSchema, feed.changes),
    sample: status === 'review' ? readJson(sampleSchema, feed.sample) : [],
    loss: isForPerson(status) && feed.loss !== null ? readJson(lossSchema, feed.loss) : null,
    problem: problem && problemText(locale, problem),
  }
}

function statusOf(feed: FeedRow, job: JobRow | undefined, now: number): CatalogueFeed['status'] {
  if (job && isUnderWay(job, now)) return 'processing'
  if (job?.problem) return 'failed'
  return feed.status
}
