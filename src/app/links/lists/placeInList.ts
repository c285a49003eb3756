import type { PostInfo } from '@/contract/entities/posts/post'
import { matchesFilter, matchesSources } from '@/contract/posts/matchesFilter'
import type { PostList } from '@/features/posts/library/libraryFilter'
import { postFilterOf } from '@/features/posts/library/postListApi'

/**
 * The parts that the back office searches: all texts, by which it also detects a caption's language, and the products.
 */
const searchedParts = ({ vitrinaPost, providerPost, media }: PostInfo) => [
  vitrinaPost.text,
  providerPost.text,
  providerPost.authorUser.username,
  media.flatMap(({ linkList }) => linkList.map(({ sku }) => sku.id)).join(),
]

/** What decides whether a widget shows a post. */
const shownParts = ({ vitrinaPost, media }: PostInfo) => [
  vitrinaPost.isPublished,
  media.length > 0,
  vitrinaPost.albumList
    .map(({ id }) => id)
    .sort((one, other) => one - other)
    .join(),
]

/** Whether the back office's answer for one of them, to what it alone knows, holds for the other. */
function isFoundAlike({ filter }: PostList, one: PostInfo, other: PostInfo) {
  const partsOf = (post: PostInfo) => [
    ...searchedParts(post),
    ...(filter.usage === undefined ? [] : shownParts(post)),
    ...(filter.hasNearDuplicate === undefined ? [] : [post.media.map(({ id }) => id).join()]),
  ]
  const parts = partsOf(other)
  return partsOf(one).every((part, index) => part === parts[index])
}

/**
 * Whether a post belongs to a list; null when only the back office can decide: the list is filtered by words or by
 * language, and the texts or the products have changed, or by what widgets show or by near-duplicates, and what decides
 * that has changed.
 */
export function belongsTo(list: PostList, post: PostInfo, before?: PostInfo): boolean | null {
  if (!matchesSources(post, list)) return false
  const matches = matchesFilter(post, postFilterOf(list))
  if (matches === false) return false
  if (matches && list.query === '') return true
  return before && isFoundAlike(list, before, post) ? true : null
}

type Order = PostList['order']

/** The sort key of a post in a list. */
export interface PostKey {
  /** The value by which the list is ordered; null where the post has none. */
  value: number | null
  id: number
}

/** Null for the manual order, which only the back office has. */
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
