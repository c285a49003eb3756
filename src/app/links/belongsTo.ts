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

const isFoundAlike = (one: PostInfo, other: PostInfo) => {
  const parts = searchedParts(other)
  return searchedParts(one).every((part, index) => part === parts[index])
}

/**
 * Whether a post belongs to a list; null when only the back office can decide, because the list is filtered by words
 * or by language, and the texts or the products have changed.
 */
export function belongsTo(list: PostList, post: PostInfo, before?: PostInfo): boolean | null {
  if (!matchesSources(post, list)) return false
  const matches = matchesFilter(post, postFilterOf(list))
  if (matches === false) return false
  if (matches && list.query === '') return true
  return before && isFoundAlike(before, post) ? true : null
}
