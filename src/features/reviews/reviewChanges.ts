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
