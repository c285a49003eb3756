import { api } from '@/common/api/api'
import { asApiError, failureMessage } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import type { MessageId } from '@/common/i18n/messages'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { ResponseOf } from '@/contract/endpoint'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import { reviewEndpoints } from '@/contract/endpoints/reviews'
import type { PostInfo } from '@/contract/entities/posts/post'
import { matchesReviewFilter } from '@/contract/posts/matchesFilter'
import type { ReviewList } from './reviewFilter'
import { reviewSaved, reviewSaveFailed, reviewSaveStarted } from './reviewsSlice'

type ReviewPage = ResponseOf<typeof reviewEndpoints.searchReviews>

/** A review with its changes, and as it was before. */
interface ReviewSave {
  before: PostInfo
  after: PostInfo
}

const SHOWN_IN_PLACE = { toast: false }

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchReviews: build.infiniteQuery<ReviewPage, ReviewList, number>({
      query: ({ queryArg, pageParam }) =>
        call(reviewEndpoints.searchReviews, { body: { ...queryArg, paging: { page: pageParam } } }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ paging }) =>
          paging.page < paging.pageCount ? paging.page + 1 : undefined,
      },
      extraOptions: SHOWN_IN_PLACE,
      providesTags: ['Review'],
    }),
    /** One review; null when the id belongs to none. */
    getReview: build.query<PostInfo | null, number>({
      query: (postId) => call(postEndpoints.searchPosts, { body: { filter: { postId } } }),
      transformResponse: ({ postInfoList: [post] }: ResponseOf<typeof postEndpoints.searchPosts>) =>
        post?.review ? post : null,
      extraOptions: SHOWN_IN_PLACE,
    }),
    saveReview: build.mutation<PostInfo, ReviewSave>({
      query: ({ before, after }) =>
        call(postEditingEndpoints.savePost, {
          body: { postInfo: after, request: { revision: before.vitrinaPost.revision } },
        }),
      transformResponse: ({ postInfo }: ResponseOf<typeof postEditingEndpoints.savePost>) =>
        postInfo,
      extraOptions: SHOWN_IN_PLACE,
      onQueryStarted: async ({ before }, { dispatch, queryFulfilled, getState }) => {
        const reviewId = before.vitrinaPost.id
        if (reviewId === null) return
        dispatch(reviewSaveStarted())
        const { data, error } = await queryFulfilled.then(
          (answer) => ({ ...answer, error: null }),
          (failure: { error: unknown }) => ({ data: null, error: failure.error }),
        )
        if (!data) {
          dispatch(reviewSaveFailed({ reviewId, ...problemOf(error) }))
          return
        }
        dispatch(reviewsApi.util.updateQueryData('getReview', reviewId, () => data))
        for (const list of reviewsApi.util.selectCachedArgsForQuery(getState(), 'searchReviews')) {
          dispatch(placed(list, data))
        }
        dispatch(reviewSaved({ reviewId, keepsChanges: hasLostPhoto(before, data) }))
        dispatch(toastShown({ tone: 'success', message: { id: outcomeOf(before, data) } }))
      },
      // When a review leaves a list, the others move up: later pages must be read again.
      invalidatesTags: (saved) => (saved ? ['Post', 'Album', 'Review'] : []),
    }),
  }),
})

/** Updates a saved review in a list, or removes it from there. */
function placed(list: ReviewList, saved: PostInfo) {
  return reviewsApi.util.updateQueryData('searchReviews', list, ({ pages }) => {
    const isSaved = ({ vitrinaPost }: PostInfo) => vitrinaPost.id === saved.vitrinaPost.id
    const page = pages.find(({ reviewList }) => reviewList.some(isSaved))
    if (!page) return
    const index = page.reviewList.findIndex(isSaved)
    if (matchesReviewFilter(saved, list.filter)) {
      page.reviewList[index] = saved
      return
    }
    page.reviewList.splice(index, 1)
    for (const { paging } of pages) paging.total -= 1
  })
}

/** A photo is removed at once, whatever else is changed on the card. */
const hasLostPhoto = (before: PostInfo, after: PostInfo) => after.media.length < before.media.length

function outcomeOf(before: PostInfo, after: PostInfo): MessageId {
  const { review, vitrinaPost } = before
  if (hasLostPhoto(before, after)) return 'reviews.alert_photo-removed'
  if (after.review?.isArchived !== review?.isArchived) {
    return after.review?.isArchived ? 'reviews.alert_archived' : 'reviews.alert_unarchived'
  }
  return after.vitrinaPost.isPublished && !vitrinaPost.isPublished
    ? 'reviews.alert_published'
    : 'reviews.alert_saved'
}

function problemOf(error: unknown) {
  const failure = asApiError(error)
  return {
    message: failureMessage(error),
    isAboutAlbums: failure?.kind === 'envelope' && failure.code === 'publish-needs-album',
    isStale: failure?.kind === 'http' && failure.status === 409,
  }
}

export const { useSearchReviewsInfiniteQuery, useGetReviewQuery, useSaveReviewMutation } =
  reviewsApi
