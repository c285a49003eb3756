import type { IdName, PostInfo } from '@/contract/entities/posts/post'

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
