import { pollingWhile } from '@/common/api/pollingWhile'
import type { ReviewList } from './reviewFilter'
import { reviewsApi } from './reviewsApi'

/** The import under way, and options of the list's query: it fills while somebody watches. */
export function useReviewPolling(list: ReviewList) {
  const { importing, error } = reviewsApi.endpoints.searchReviews.useInfiniteQueryState(list, {
    selectFromResult: ({ currentData, error }) => ({
      importing: currentData?.pages[0]?.importing ?? null,
      error,
    }),
  })
  return { importing, polling: pollingWhile(importing !== null, error) }
}
