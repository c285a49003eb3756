import type { PostInfo } from '../entities/post'
import type { Review, ReviewListRequest } from '../entities/review'

/** What of a review the filter of their list looks at. */
export interface FilteredReview {
  vitrinaPost: Pick<PostInfo['vitrinaPost'], 'isPublished'>
  media: readonly unknown[]
  review: Pick<Review, 'rating' | 'isArchived'> | null
}

/**
 * Whether a post belongs to the reviews that a filter leaves (product-rules/posts.md#reviews); the back office's SQL is
 * held to it. Archived reviews are shown only to those who ask for them.
 */
export function matchesReviewFilter(
  { vitrinaPost, media, review }: FilteredReview,
  { ratings, isArchived = false, isPublished, hasMedia }: ReviewListRequest['filter'],
): boolean {
  if (review?.isArchived !== isArchived) return false
  if (ratings && !ratings.includes(review.rating)) return false
  if (isPublished !== undefined && vitrinaPost.isPublished !== isPublished) return false
  return hasMedia === undefined || media.length > 0 === hasMedia
}
