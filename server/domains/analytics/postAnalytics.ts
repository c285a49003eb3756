import { PAGE_SIZE } from '@/contract/constants'
import type { PostAnalyticsRow } from '@/contract/entities/analytics'
import type { Paging } from '@/contract/entities/posts/postList'
import type { Db } from '../../db/openDatabase'
import { ApiError } from '../../errors/apiError'
import { postThumbnails } from '../../media/presentMedia'
import { countsBy } from './countsBy'
import {
  lengthOfSpan,
  noEvents,
  revenueBy,
  scopeOf,
  type EventCounts,
  type Question,
  type Scope,
} from './eventQuery'

interface PostPage {
  posts: PostAnalyticsRow[]
  paging: Paging
}

/** One page of the posts that shoppers opened in a span, most opened first. */
export async function listPostAnalytics(
  db: Db,
  accountId: number,
  question: Question,
  page: number,
): Promise<PostPage> {
  const { scope, counted } = await countedPosts(db, accountId, question)
  const shown = counted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const total = counted.length
  return {
    posts: await withThumbnails(db, await rowsOf(scope, question, shown)),
    paging: { page, pageCount: Math.ceil(total / PAGE_SIZE), total },
  }
}

/** Every post that shoppers opened in a span, most opened first. */
export async function allPostAnalytics(
  db: Db,
  accountId: number,
  question: Question,
): Promise<Row[]> {
  const { scope, counted } = await countedPosts(db, accountId, question)
  return rowsOf(scope, question, counted)
}

/** One post of the account as a page of its own, whatever its counts; 404 when it does not exist. */
export async function onePostAnalytics(
  db: Db,
  accountId: number,
  question: Question,
  postId: number,
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
    posts: await withThumbnails(db, await rowsOf(scope, question, rows)),
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

type Row = Omit<PostAnalyticsRow, 'thumbnailUrl'>

/** Ids of one statement. */
const AT_ONCE = 1000

async function rowsOf(
  scope: Scope,
  question: Question,
  counted: readonly Counted[],
): Promise<Row[]> {
  const posts = new Map<number, { text: string; is_published: number }>()
  for (let from = 0; from < counted.length; from += AT_ONCE) {
    const found = await scope.db
      .selectFrom('post')
      .where(
        'id',
        'in',
        counted.slice(from, from + AT_ONCE).map(([id]) => id),
      )
      .select(['id', 'text', 'is_published'])
      .execute()
    for (const post of found) posts.set(post.id, post)
  }
  const isSold = counted.some(([, { purchases }]) => purchases > 0)
  const revenue = isSold ? await revenueBy(scope, question, ['post_id']) : null
  return counted.flatMap(([id, { opens, productClicks, purchases }]) => {
    const post = posts.get(id)
    if (!post) return []
    return [
      {
        id,
        text: post.text,
        isPublished: post.is_published === 1,
        opens,
        productClicks,
        purchases,
        revenue: revenue?.of('post_id', id) ?? [],
      },
    ]
  })
}

async function withThumbnails(db: Db, rows: readonly Row[]): Promise<PostAnalyticsRow[]> {
  const thumbnails = await postThumbnails(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, thumbnailUrl: thumbnails.get(row.id) ?? '' }))
}
