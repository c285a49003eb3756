import type { PostInfo } from '../entities/post'
import type { Review, ReviewListRequest } from '../entities/review'

/** What of a review the filter of their list looks at. */
export interface FilteredReview {
  vitrinaPost: Pick<PostInfo['vitrinaPost'], 'isPublished'>
  media: readonly { linkList: readonly { sku: { id: number } }[] }[]
  review: Pick<Review, 'rating' | 'isArchived' | 'product'> | null
}

/**
 * Whether a post belongs to the reviews that a filter leaves (product-rules/posts.md#reviews); the back office's SQL is
 * held to it. Archived reviews are shown only to those who ask for them.
 */
export function matchesReviewFilter(
  { vitrinaPost, media, review }: FilteredReview,
  { ratings, isArchived = false, isPublished, hasMedia, productId }: ReviewListRequest['filter'],
): boolean {
  if (review?.isArchived !== isArchived) return false
  if (ratings && !ratings.includes(review.rating)) return false
  if (isPublished !== undefined && vitrinaPost.isPublished !== isPublished) return false
  if (productId !== undefined && !isAbout(productId, { media, review })) return false
  return hasMedia === undefined || media.length > 0 === hasMedia
}

const isAbout = (id: number, { media, review }: Pick<FilteredReview, 'media' | 'review'>) =>
  review?.product?.id === id ||
  media.some(({ linkList }) => linkList.some(({ sku }) => sku.id === id))
