import { sql, type SelectQueryBuilder } from 'kysely'
import { PAGE_SIZE } from '@/contract/constants'
import type { Paging } from '@/contract/entities/posts/postList'
import type { ReviewListRequest, ReviewOrder } from '@/contract/entities/posts/review'
import type { Db } from '../../db/openDatabase'
import type { Database } from '../../db/tables'
import { containing, wordsOf } from '../../language/searchText'

/** Beyond the size of any account, within the integer range of the engines. */
const LAST_PAGE = 1_000_000
const STARS = [1, 2, 3, 4, 5]

type ReviewQuery = SelectQueryBuilder<Database, 'post' | 'review', unknown>

export interface FoundReviews {
  /** Ids of one page. */
  ids: number[]
  paging: Paging
  /** The number of matches with one star, two, up to five, ignoring the filter by stars. */
  starCounts: number[]
}

/** One page of the marketplace reviews of a request. */
export async function findReviews(
  db: Db,
  accountId: number,
  request: ReviewListRequest,
): Promise<FoundReviews> {
  const page = Math.min(request.paging.page, LAST_PAGE)
  const ofAnyStars = narrowed(reviewsOf(db, accountId), request)
  const starCounts = await countStars(ofAnyStars)
  const wanted = wantedStars(request)
  const total = wanted.reduce((sum, stars) => sum + (starCounts[stars - 1] ?? 0), 0)
  const rows = await ordered(withStars(ofAnyStars, wanted), request.order)
    .select('post.id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return {
    ids: rows.map(({ id }) => id),
    paging: { page, pageCount: Math.ceil(total / PAGE_SIZE), total },
    starCounts,
  }
}

/** Ids of all reviews of a request, in its order, at most `limit`, with the total count. */
export async function findAllReviews(
  db: Db,
  accountId: number,
  request: ReviewListRequest,
  limit: number,
): Promise<{ ids: number[]; total: number }> {
  const matching = withStars(narrowed(reviewsOf(db, accountId), request), wantedStars(request))
  const rows = await ordered(matching, request.order).select('post.id').execute()
  return { ids: rows.slice(0, limit).map(({ id }) => id), total: rows.length }
}

const reviewsOf = (db: Db, accountId: number): ReviewQuery =>
  db
    .selectFrom('post')
    .innerJoin('review', 'review.post_id', 'post.id')
    .where('post.account_id', '=', accountId)

const withStars = (reviews: ReviewQuery, stars: readonly number[]): ReviewQuery =>
  reviews.where('review.rating', 'in', stars.length > 0 ? stars : [0])

const wantedStars = ({ filter: { ratings } }: ReviewListRequest) =>
  ratings ? STARS.filter((stars) => ratings.includes(stars)) : STARS

async function countStars(reviews: ReviewQuery): Promise<number[]> {
  const rows = await reviews
    .groupBy('review.rating')
    .select((review) => ['review.rating', review.fn.countAll<number>().as('count')])
    .execute()
  return STARS.map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0)
}

/** The order of a request; reviews with equal ratings are newest first. */
function ordered(reviews: ReviewQuery, order: ReviewOrder): ReviewQuery {
  if (order === 'oldest') return reviews.orderBy('post.provider_created_at').orderBy('post.id')
  const first =
    order === 'newest'
      ? reviews
      : reviews.orderBy('review.rating', order === 'best' ? 'desc' : 'asc')
  return first.orderBy('post.provider_created_at', 'desc').orderBy('post.id', 'desc')
}

function byMedia(reviews: ReviewQuery, hasMedia: boolean): ReviewQuery {
  if (hasMedia) {
    // Avoids `exists`, for the reason in `narrowPosts`.
    return reviews.where('post.id', 'in', (review) =>
      review.selectFrom('post_media').select('post_media.post_id'),
    )
  }
  return reviews.where((review) =>
    review.not(
      review.exists(
        review
          .selectFrom('post_media')
          .whereRef('post_media.post_id', '=', 'post.id')
          .select(sql.lit(1).as('found')),
      ),
    ),
  )
}

/** Searches the review's text, and its product's name, SKU and brand. */
const isNamed = (pattern: string) => sql<boolean>`(
  post.search_text like ${pattern} escape '\\'
  or exists (
    select 1 from sku where sku.id = review.sku_id and sku.search_text like ${pattern} escape '\\'
  )
)`

/**
 * Applies the query and the filter except the stars. Archived reviews are listed only on request.
 */
function narrowed(query: ReviewQuery, { query: words, filter }: ReviewListRequest): ReviewQuery {
  const { isArchived = false, isPublished, hasMedia, source, productId } = filter
  let reviews = query.where('review.is_archived', '=', isArchived ? 1 : 0)
  for (const word of wordsOf(words)) {
    reviews = reviews.where(isNamed(containing(word)))
  }
  if (productId !== undefined) {
    reviews = reviews.where(({ or, eb, selectFrom }) =>
      or([
        eb('review.sku_id', '=', productId),
        eb(
          'post.id',
          'in',
          selectFrom('media_link')
            .where('media_link.sku_id', '=', productId)
            .select('media_link.post_id'),
        ),
      ]),
    )
  }
  if (isPublished !== undefined) {
    reviews = reviews.where('post.is_published', '=', isPublished ? 1 : 0)
  }
  if (source !== undefined) reviews = reviews.where('post.provider', '=', source)
  return hasMedia === undefined ? reviews : byMedia(reviews, hasMedia)
}
