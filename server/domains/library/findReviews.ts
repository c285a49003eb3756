import { sql, type SelectQueryBuilder } from 'kysely'
import { PAGE_SIZE } from '@/contract/constants'
import type { Paging } from '@/contract/entities/postList'
import type { ReviewListRequest } from '@/contract/entities/review'
import type { Db } from '../../db/openDatabase'
import type { Database } from '../../db/tables'
import { containing, wordsOf } from '../../language/searchText'

/** Beyond what any account holds, within what the engines count. */
const LAST_PAGE = 1_000_000
const STARS = [1, 2, 3, 4, 5]

type ReviewQuery = SelectQueryBuilder<Database, 'post' | 'review', unknown>

/** Ids of one page of the marketplace reviews of a request, newest first, and the paging. */
export async function findReviews(
  db: Db,
  accountId: number,
  request: ReviewListRequest,
): Promise<{ ids: number[]; paging: Paging }> {
  const page = Math.min(request.paging.page, LAST_PAGE)
  const reviews = db
    .selectFrom('post')
    .innerJoin('review', 'review.post_id', 'post.id')
    .where('post.account_id', '=', accountId)
  const matching = narrowed(reviews, request)
  const { total } = await matching
    .select((post) => post.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .orderBy('post.provider_created_at', 'desc')
    .orderBy('post.id', 'desc')
    .select('post.id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return {
    ids: rows.map(({ id }) => id),
    paging: { page, pageCount: Math.ceil(total / PAGE_SIZE), total },
  }
}

function byMedia(reviews: ReviewQuery, hasMedia: boolean): ReviewQuery {
  if (hasMedia) {
    // Not `exists`, for the reason of `narrowPosts`.
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

/** Archived reviews are listed only on request. */
function narrowed(query: ReviewQuery, { query: words, filter }: ReviewListRequest): ReviewQuery {
  const { ratings, isArchived = false, isPublished, hasMedia } = filter
  let reviews = query.where('review.is_archived', '=', isArchived ? 1 : 0)
  for (const word of wordsOf(words)) {
    reviews = reviews.where(sql<boolean>`post.search_text like ${containing(word)} escape '\\'`)
  }
  if (ratings) {
    const wanted = STARS.filter((stars) => ratings.includes(stars))
    reviews = reviews.where('review.rating', 'in', wanted.length > 0 ? wanted : [0])
  }
  if (isPublished !== undefined) {
    reviews = reviews.where('post.is_published', '=', isPublished ? 1 : 0)
  }
  return hasMedia === undefined ? reviews : byMedia(reviews, hasMedia)
}
