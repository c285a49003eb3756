import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import type { IdName, PostInfo } from '@/contract/entities/posts/post'
import { LIMITS } from '@/contract/limits'

/** The changes that can be made on a review's card. */
export interface ReviewChanges {
  isPublished: boolean
  albumList: IdName[]
}

export function storedChanges({ vitrinaPost }: PostInfo): ReviewChanges {
  return { isPublished: vitrinaPost.isPublished, albumList: vitrinaPost.albumList }
}

const idsOf = ({ albumList }: ReviewChanges) =>
  albumList
    .map(({ id }) => id)
    .sort((one, other) => one - other)
    .join(',')

/** Whether there is something to save; the order of albums does not matter. */
export function isChanged(post: PostInfo, changes: ReviewChanges): boolean {
  const stored = storedChanges(post)
  return stored.isPublished !== changes.isPublished || idsOf(stored) !== idsOf(changes)
}

export function withChanges(post: PostInfo, changes: ReviewChanges): PostInfo {
  return { ...post, vitrinaPost: { ...post.vitrinaPost, ...changes } }
}

export function withArchived(post: PostInfo, isArchived: boolean): PostInfo {
  return { ...post, review: post.review && { ...post.review, isArchived } }
}

/**
 * A review without one of its photos. The mark of its product moves to the first photo when it would be gone with this one
 * (product-rules/reviews.md#photos), and slides on which marks are hidden keep to their photos.
 */
export function withoutPhoto(post: PostInfo, mediaId: number): PostInfo {
  const { media, review, vitrinaPost } = post
  const index = media.findIndex(({ id }) => id === mediaId)
  const removed = media[index]
  if (!removed) return post
  const isOfReview = ({ sku }: ProductLink) => sku.id === review?.product?.id
  const left = media.toSpliced(index, 1)
  const isMarked = left.some(({ linkList }) => linkList.some(isOfReview))
  const moved = isMarked ? [] : removed.linkList.filter(isOfReview).slice(0, 1)
  const renumbered = (positions: readonly number[]) =>
    positions.flatMap((position) => {
      if (position === index + 1) return []
      return position > index + 1 ? position - 1 : position
    })
  const { hiddenCarouselPositions } = vitrinaPost
  return {
    ...post,
    vitrinaPost: { ...vitrinaPost, hiddenCarouselPositions: renumbered(hiddenCarouselPositions) },
    media: left.map((item, place) => ({
      ...item,
      linkList: [...(place === 0 ? moved : []), ...item.linkList]
        .slice(0, LIMITS.mediaLinks)
        .map((link) => ({
          ...link,
          hiddenCarouselPositions: renumbered(link.hiddenCarouselPositions),
        })),
    })),
  }
}

export function textOf({ vitrinaPost, providerPost }: PostInfo): string {
  return vitrinaPost.text || providerPost.text
}

/** Names of the product that it is about and of those that are marked on its pictures, each once. */
export function productsOf({ media, review }: PostInfo): string[] {
  return [...new Set([...(review?.product ? [review.product.name] : []), ...marksOf({ media })])]
}

/** Names of the products that are marked on its pictures, each once. */
export function marksOf({ media }: Pick<PostInfo, 'media'>): string[] {
  return [...new Set(media.flatMap(({ linkList }) => linkList.map(({ title }) => title)))]
}
