import { pollingWhile } from '@/common/api/pollingWhile'
import type { ReviewList as List } from './reviewFilter'
import { reviewsApi } from './reviewsApi'

/** The running import, and options of the list's query, which polls while the import fills the list. */
export function useReviewPolling(list: List) {
  const { importing, error } = reviewsApi.endpoints.searchReviews.useInfiniteQueryState(list, {
    selectFromResult: ({ currentData, error }) => ({
      importing: currentData?.pages[0]?.importing ?? null,
      error,
    }),
  })
  return { importing, polling: pollingWhile(importing !== null, error) }
}
