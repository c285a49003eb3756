import { sql } from 'kysely'
import { PAGE_SIZE } from '@/contract/constants'
import type { PostAnalyticsRow } from '@/contract/entities/analytics'
import type { Paging } from '@/contract/entities/posts/postList'
import type { Db } from '../../db/openDatabase'
import { ApiError } from '../../errors/apiError'
import {
  requestedWidgets,
  eventsOf,
  lengthOfSpan,
  type Events,
  type Span,
  revenueBy,
} from './eventQuery'
import { postThumbnails } from '../../media/presentMedia'

export interface PostQuestion extends Span {
  embedIds: readonly string[]
}

interface PostPage {
  posts: PostAnalyticsRow[]
  paging: Paging
}

type Counted = Omit<PostAnalyticsRow, 'thumbnailUrl' | 'revenue'>

/** Beyond the size of any account, within the integer range of the engines. */
const LAST_PAGE = 1_000_000

/** One page of the posts that shoppers opened in a span, most opened first. */
export async function listPostAnalytics(
  db: Db,
  accountId: number,
  question: PostQuestion,
  requestedPage: number,
): Promise<PostPage> {
  const page = Math.min(requestedPage, LAST_PAGE)
  const events = await openingsOf(db, accountId, question)
  const { total } = await events
    .select((event) => event.fn.count<number>('event.post_id').distinct().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await byPost(events)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return {
    posts: await withThumbnails(db, await withRevenue(events, rows.map(counted))),
    paging: { page, pageCount: Math.ceil(total / PAGE_SIZE), total },
  }
}

/** Every post that shoppers opened in a span, most opened first. */
export async function allPostAnalytics(
  db: Db,
  accountId: number,
  question: PostQuestion,
): Promise<CountedWithRevenue[]> {
  const events = await openingsOf(db, accountId, question)
  const rows = await byPost(events).execute()
  return withRevenue(events, rows.map(counted))
}

/** One post of the account as a page of its own, whatever its counts; 404 when it does not exist. */
export async function onePostAnalytics(
  db: Db,
  accountId: number,
  question: PostQuestion,
  postId: number,
): Promise<PostPage> {
  const post = await db
    .selectFrom('post')
    .select(['id', 'text', 'is_published'])
    .where('account_id', '=', accountId)
    .where('id', '=', postId)
    .executeTakeFirst()
  if (!post) throw new ApiError(404, 'post-not-found')
  const all = await openingsOf(db, accountId, question)
  const events = all.where('event.post_id', '=', post.id)
  const [counts = { opens: 0, clicks: 0, purchases: 0 }] = await byPost(events).execute()
  return {
    posts: await withThumbnails(db, await withRevenue(events, [counted({ ...post, ...counts })])),
    paging: { page: 1, pageCount: 1, total: 1 },
  }
}

/** Shoppers' events with posts: openings, clicks on their products, and purchases of these. */
async function openingsOf(
  db: Db,
  accountId: number,
  { embedIds, ...span }: PostQuestion,
): Promise<Events> {
  lengthOfSpan(span)
  const widgets = embedIds.length > 0 ? await requestedWidgets(db, accountId, embedIds) : null
  return eventsOf(
    db,
    accountId,
    widgets && widgets.map(({ id }) => id),
  )(span)
    .where('event.post_id', 'is not', null)
    .where('event.type', 'in', ['open', 'productClick', 'purchase'])
}

const countOf = (type: 'open' | 'productClick' | 'purchase') =>
  sql<number>`sum(case when event.type = ${sql.lit(type)} then 1 else 0 end)`

function byPost(events: Events) {
  return events
    .innerJoin('post', 'post.id', 'event.post_id')
    .select([
      'post.id',
      'post.text',
      'post.is_published',
      countOf('open').as('opens'),
      countOf('productClick').as('clicks'),
      countOf('purchase').as('purchases'),
    ])
    .groupBy(['post.id', 'post.text', 'post.is_published'])
    .orderBy('opens', 'desc')
    .orderBy('clicks', 'desc')
    .orderBy('post.id', 'desc')
}

interface CountedRow {
  id: number
  text: string
  is_published: number
  opens: number
  clicks: number
  purchases: number
}

function counted({ id, text, is_published, opens, clicks, purchases }: CountedRow): Counted {
  return {
    id,
    text,
    isPublished: is_published === 1,
    opens,
    productClicks: clicks,
    purchases,
  }
}

type CountedWithRevenue = Counted & Pick<PostAnalyticsRow, 'revenue'>

async function withRevenue(
  events: Events,
  rows: readonly Counted[],
): Promise<CountedWithRevenue[]> {
  const revenue = rows.some(({ purchases }) => purchases > 0)
    ? await revenueBy(events, 'post_id')
    : new Map<number, never>()
  return rows.map((row) => ({ ...row, revenue: revenue.get(row.id) ?? [] }))
}

async function withThumbnails(
  db: Db,
  rows: readonly CountedWithRevenue[],
): Promise<PostAnalyticsRow[]> {
  const thumbnails = await postThumbnails(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, thumbnailUrl: thumbnails.get(row.id) ?? '' }))
}
