import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostList } from '@/features/posts/library/libraryFilter'

type Order = PostList['order']

/** The sort key of a post in a list. */
export interface PostKey {
  /** The value by which the list is ordered; null where the post has none. */
  value: number | null
  id: number
}

/** Null for the manual order, which only the back office knows. */
export function postKey({ field }: Order, { vitrinaPost, providerPost }: PostInfo): PostKey | null {
  const id = vitrinaPost.id ?? 0
  switch (field) {
    case 'providerCreatedAt':
      return { value: Date.parse(providerPost.createdAt), id }
    case 'publishedAt': {
      const { publishedAt } = vitrinaPost
      return { value: publishedAt === null ? null : Date.parse(publishedAt), id }
    }
    case 'likeCount':
      return { value: providerPost.likeCount, id }
    case 'manualSortingPosition':
      return null
  }
}

/** Whether a post is before another one in the back office's order: without a value last, equal ones by their ids. */
export function comesBefore({ asc }: Order, one: PostKey, other: PostKey): boolean {
  if (one.value === other.value) return asc ? one.id < other.id : one.id > other.id
  if (one.value === null || other.value === null) return other.value === null
  return asc ? one.value < other.value : one.value > other.value
}
