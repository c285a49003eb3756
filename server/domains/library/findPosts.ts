import { sql, type ExpressionBuilder, type SelectQueryBuilder } from 'kysely'
import { PAGE_SIZE } from '@/contract/constants'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { Paging, PostListRequest } from '@/contract/entities/posts/postList'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { prepared } from '../../db/statements'
import type { Database } from '../../db/tables'
import { loadPosts, readerOf } from '../posts/loadPosts'
import { unavailableProducts } from '../products/leavingProducts'
import { productsMeant } from '../products/search/found'
import { shownAlbums } from '../widgets/emptyWidgets'
import { narrowPosts } from './narrowPosts'
import { newestGroup } from './nearDuplicates/narrowByLooks'
import { postNumberOf } from './postNumber'

/** Beyond the size of any account, within the integer range of the engines. */
const LAST_PAGE = 1_000_000

type PostQuery = SelectQueryBuilder<Database, 'post', unknown>

const readPostCount = prepared((db, accountId: number) =>
  db.selectFrom('account').where('id', '=', accountId).select('post_count as total'),
)

/** Ids of one page of the posts of a list request (product-rules/records.md#post-list), and the paging. */
export async function findPosts(
  db: Db,
  accountId: number,
  request: PostListRequest,
): Promise<{ ids: number[]; paging: Paging }> {
  const page = Math.min(request.paging.page, LAST_PAGE)
  const before = (page - 1) * PAGE_SIZE
  const { matching, isNarrowed } = await matchingPosts(db, accountId, request)
  const rows = await ordered(accountId, matching, request)
    .select('post.id')
    .limit(PAGE_SIZE)
    .offset(before)
    .execute()
  // What few posts match is often found by looking at all of them, which once is enough.
  const isLast = rows.length < PAGE_SIZE && (page === 1 || rows.length > 0)
  const { total } = await (isLast
    ? { total: before + rows.length }
    : !isNarrowed
      ? readPostCount(db, accountId).then(([account]) => account ?? { total: 0 })
      : matching.select((post) => post.fn.countAll<number>().as('total')).executeTakeFirstOrThrow())
  return {
    ids: rows.map(({ id }) => id),
    paging: { page, pageCount: Math.ceil(total / PAGE_SIZE), total },
  }
}

async function matchingPosts(db: Db, accountId: number, request: PostListRequest) {
  const all = db.selectFrom('post').where('post.account_id', '=', accountId)
  const { hasUnavailableProduct, usage } = request.filter
  const matching = narrowPosts(all, request, {
    accountId,
    named: await productsMeant(db, accountId, request.query),
    unavailable:
      hasUnavailableProduct === undefined ? null : await unavailableProducts(db, accountId),
    shown: usage === undefined ? [] : await shownAlbums(db, accountId),
  })
  return { matching, isNarrowed: matching !== all }
}

/** The order of a list request; a post whose number is the search text is first. Near-duplicates stand together. */
function ordered(accountId: number, matching: PostQuery, request: PostListRequest): PostQuery {
  const number = postNumberOf(request.query)
  if (request.filter.hasNearDuplicate) {
    const byGroups = matching.orderBy((post) => newestGroup(post, accountId), 'desc')
    return inOrder(byGroups, request)
  }
  if (number === null) return inOrder(matching, request)
  const isOther = (post: ExpressionBuilder<Database, 'post'>) =>
    post.case().when('post.id', '=', number).then(sql.lit(0)).else(sql.lit(1)).end()
  return inOrder(matching.orderBy(isOther), request)
}

/** The manual order applies to a single album and is always ascending; otherwise it means newest first. */
function inOrder(query: PostQuery, { order, filter }: PostListRequest): PostQuery {
  const direction = order.asc ? 'asc' : 'desc'
  const [albumId, ...others] = filter.albumList ?? []
  if (order.field === 'manualSortingPosition') {
    if (albumId === undefined || others.length > 0) {
      return query.orderBy('post.provider_created_at', 'desc').orderBy('post.id', 'desc')
    }
    return query
      .orderBy((post) =>
        post
          .selectFrom('album_post')
          .whereRef('album_post.post_id', '=', 'post.id')
          .where('album_post.album_id', '=', albumId)
          .select('album_post.position'),
      )
      .orderBy('post.id', 'desc')
  }
  // Only this column has nulls: naming their position for the other columns would prevent the
  // engines from using an index.
  const posts =
    order.field === 'publishedAt'
      ? query.orderBy('post.published_at', (by) => (order.asc ? by.asc() : by.desc()).nullsLast())
      : query.orderBy(COLUMNS[order.field], direction)
  return posts.orderBy('post.id', direction)
}

/** Ids of all posts of a list request, in its order, at most `limit`, with the total count. */
export async function findAllPosts(
  db: Db,
  accountId: number,
  request: PostListRequest,
  limit: number,
): Promise<{ ids: number[]; total: number }> {
  const { matching } = await matchingPosts(db, accountId, request)
  const rows = await ordered(accountId, matching, request).select('post.id').execute()
  return { ids: rows.slice(0, limit).map(({ id }) => id), total: rows.length }
}

/** The first posts of a list request, in its order, with their revisions and the total count. */
export async function findFirstPosts(
  db: Db,
  accountId: number,
  request: PostListRequest,
  count: number,
): Promise<{ postList: { id: number; revision: number }[]; total: number }> {
  const { matching } = await matchingPosts(db, accountId, request)
  const { total } = await matching
    .select((post) => post.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const postList = await ordered(accountId, matching, request)
    .select(['post.id', 'post.revision'])
    .limit(count)
    .execute()
  return { postList, total }
}

const COLUMNS = {
  providerCreatedAt: 'post.provider_created_at',
  likeCount: 'post.like_count',
} as const

/** Posts added to the account after the one with this id, newest first, one page at most. */
export async function listNewPosts(db: Db, actor: Actor, lastPostId: number): Promise<PostInfo[]> {
  const rows = await db
    .selectFrom('post')
    .where('account_id', '=', actor.account.id)
    .where('id', '>', lastPostId)
    .select('id')
    .orderBy('provider_created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .execute()
  return loadPosts(
    db,
    readerOf(actor),
    rows.map(({ id }) => id),
  )
}
