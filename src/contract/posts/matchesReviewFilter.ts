import type { PostInfo } from '@/contract/entities/posts/post'
import type { Review, ReviewListRequest } from '@/contract/entities/posts/review'

/** The fields of a review that the filter of their list reads. */
export interface FilteredReview {
  vitrinaPost: Pick<PostInfo['vitrinaPost'], 'isPublished'>
  media: readonly { linkList: readonly { sku: { id: number } }[] }[]
  review: Pick<Review, 'rating' | 'isArchived' | 'product'> | null
}

/**
 * Whether a post matches a filter of reviews (product-rules/posts.md#reviews); tested against the back office's SQL. Archived reviews match only on
 * request.
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
