import type { BodyOf } from '@/contract/endpoint'
import type { analyticsEndpoints } from '@/contract/endpoints/analytics'
import { PAGE_SIZE } from '@/contract/constants'
import { clickRate, type PostAnalyticsRow } from '@/contract/entities/analytics'
import type { Paging } from '@/contract/entities/posts/postList'
import type { Locale } from '@/contract/locale'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { ApiError } from '../../errors/apiError'
import { postThumbnails } from '../../media/presentMedia'
import { countsBy } from './countsBy'
import {
  comparedSpan,
  lengthOfSpan,
  noEvents,
  revenueBy,
  scopeOf,
  type EventCounts,
  type Question,
  type Scope,
} from './eventQuery'
import type { Span } from './summaries/visitEvents'

interface PostPage {
  posts: PostAnalyticsRow[]
  paging: Paging
}

/** The order of the table, and whether it is compared. */
export type PostTable = Pick<
  BodyOf<typeof analyticsEndpoints.listPostAnalytics>,
  'order' | 'isCompared'
>

/** One page of the posts that shoppers opened in a span. */
export async function listPostAnalytics(
  db: Db,
  actor: Actor,
  question: Question,
  { page, ...table }: PostTable & { page: number },
): Promise<PostPage> {
  const { scope, counted } = await countedPosts(db, actor.account.id, question)
  const sorted = await inOrder(scope, question, counted, table.order, actor.person.locale)
  const shown = sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const total = counted.length
  return {
    posts: await withThumbnails(db, await rowsOf(scope, question, shown, table)),
    paging: { page, pageCount: Math.ceil(total / PAGE_SIZE), total },
  }
}

/** Every post that shoppers opened in a span. */
export async function allPostAnalytics(
  db: Db,
  actor: Actor,
  question: Question,
  table: PostTable,
): Promise<Row[]> {
  const { scope, counted } = await countedPosts(db, actor.account.id, question)
  const sorted = await inOrder(scope, question, counted, table.order, actor.person.locale)
  return rowsOf(scope, question, sorted, table)
}

/** One post of the account as a page of its own, whatever its counts; 404 when it does not exist. */
export async function onePostAnalytics(
  db: Db,
  accountId: number,
  question: Question,
  { postId, ...table }: PostTable & { postId: number },
): Promise<PostPage> {
  const post = await db
    .selectFrom('post')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', postId)
    .executeTakeFirst()
  if (!post) throw new ApiError(404, 'post-not-found')
  const chosen = question.postIds?.length
    ? question.postIds.filter((id) => id === postId)
    : [postId]
  // A choice of other posts has no events of this one.
  const postIds = chosen.length > 0 ? chosen : [-1]
  const { scope, counted } = await countedPosts(db, accountId, { ...question, postIds })
  const rows = counted.length > 0 ? counted : [[postId, noEvents()] as const]
  return {
    posts: await withThumbnails(db, await rowsOf(scope, question, rows, table)),
    paging: { page: 1, pageCount: 1, total: 1 },
  }
}

type Counted = readonly [id: number, counts: EventCounts]

/** Posts that shoppers opened, or whose products they clicked or bought. */
async function countedPosts(db: Db, accountId: number, question: Question) {
  lengthOfSpan(question)
  const { scope } = await scopeOf(db, accountId, question)
  const counted: Counted[] = []
  const { post_id: byPost } = await countsBy(scope, question, ['post_id'])
  for (const [id, counts] of byPost) {
    const { opens, productClicks, purchases } = counts
    if (id !== null && opens + productClicks + purchases > 0) counted.push([id, counts])
  }
  counted.sort(
    ([id, one], [otherId, other]) =>
      other.opens - one.opens || other.productClicks - one.productClicks || otherId - id,
  )
  return { scope, counted }
}

/** Counted posts in the order of the table; equal ones stay as they are. A post without openings has the lowest rate. */
async function inOrder(
  scope: Scope,
  span: Span,
  counted: Counted[],
  order: PostTable['order'],
  locale: Locale,
): Promise<Counted[]> {
  if (order === undefined) return counted
  const sign = order.direction === 'asc' ? 1 : -1
  const { field } = order
  if (field === 'post') {
    const posts = await postsOf(scope, idsOf(counted))
    const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
    const textOf = ([id]: Counted) => posts.get(id)?.text ?? ''
    return counted.toSorted((one, other) => sign * compare(textOf(one), textOf(other)))
  }
  const revenue = field === 'revenue' ? await revenueOfPosts(scope, span, counted) : null
  const valueOf = ([id, counts]: Counted) => {
    if (field === 'revenue') return revenue?.of('post_id', id)[0]?.amount ?? 0
    return field === 'rate' ? (clickRate(counts) ?? -1) : counts[field]
  }
  return counted.toSorted((one, other) => sign * (valueOf(one) - valueOf(other)))
}

const idsOf = (counted: readonly Counted[]) => counted.map(([id]) => id)

/** The revenue by post; without purchases their events are not read. */
async function revenueOfPosts(scope: Scope, span: Span, counted: readonly Counted[]) {
  const isSold = counted.some(([, { purchases }]) => purchases > 0)
  return isSold ? revenueBy(scope, span, ['post_id']) : null
}

type Row = Omit<PostAnalyticsRow, 'thumbnailUrl'>

/** Ids of one statement. */
const AT_ONCE = 1000

async function postsOf({ db }: Scope, ids: readonly number[]) {
  const posts = new Map<number, { text: string; is_published: number }>()
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const found = await db
      .selectFrom('post')
      .where('id', 'in', ids.slice(from, from + AT_ONCE))
      .select(['id', 'text', 'is_published'])
      .execute()
    for (const post of found) posts.set(post.id, post)
  }
  return posts
}

async function rowsOf(
  scope: Scope,
  question: Question,
  counted: readonly Counted[],
  { isCompared }: PostTable,
): Promise<Row[]> {
  const posts = await postsOf(scope, idsOf(counted))
  const countsOf = await figuresOf(scope, question, counted)
  const previousOf = isCompared ? await previousFigures(scope, comparedSpan(question)) : null
  return counted.flatMap(([id, counts]) => {
    const post = posts.get(id)
    if (!post) return []
    return [
      {
        id,
        text: post.text,
        isPublished: post.is_published === 1,
        ...countsOf(id, counts),
        previous: previousOf?.(id) ?? null,
      },
    ]
  })
}

/** The counts of a post and its revenue, as the table has them. */
async function figuresOf(scope: Scope, span: Span, counted: readonly Counted[]) {
  const revenue = await revenueOfPosts(scope, span, counted)
  return (id: number, { opens, productClicks, purchases }: EventCounts) => ({
    opens,
    productClicks,
    purchases,
    revenue: revenue?.of('post_id', id) ?? [],
  })
}

async function previousFigures(scope: Scope, span: Span) {
  const { post_id: counts } = await countsBy(scope, span, ['post_id'])
  const counted = [...counts].flatMap(([id, own]): Counted[] => (id === null ? [] : [[id, own]]))
  const figures = await figuresOf(scope, span, counted)
  return (id: number) => figures(id, counts.get(id) ?? noEvents())
}

async function withThumbnails(db: Db, rows: readonly Row[]): Promise<PostAnalyticsRow[]> {
  const thumbnails = await postThumbnails(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, thumbnailUrl: thumbnails.get(row.id) ?? '' }))
}
