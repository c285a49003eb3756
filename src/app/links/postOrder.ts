import type { PostInfo } from '@/contract/entities/post'
import type { PostList } from '@/features/posts/library/libraryFilter'

type Order = PostList['order']

/** What the place of a post in a list depends on. */
export interface PostKey {
  /** What the list is ordered by; null where the post has nothing of the kind. */
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

/** Whether one post stands before another, as the back office orders them: nothing is last, equals are by their ids. */
export function comesBefore({ asc }: Order, one: PostKey, other: PostKey): boolean {
  if (one.value === other.value) return asc ? one.id < other.id : one.id > other.id
  if (one.value === null || other.value === null) return other.value === null
  return asc ? one.value < other.value : one.value > other.value
}
