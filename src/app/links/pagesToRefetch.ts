import { PAGE_SIZE } from '@/contract/constants'
import type { PostPage } from '@/contract/entities/posts/postList'
import type { PostList } from '@/features/posts/library/libraryFilter'
import { belongsTo } from './belongsTo'
import { comesBefore, postKey } from './postOrder'
import type { SettledPosts } from './settlePosts'

interface PagesToRefetch {
  numbers: number[]
  /** Posts that are loaded, but not at their position in the order. */
  misplaced: Set<number>
}

/**
 * The loaded pages of a list that show the new positions of changed posts: the first one, those that the posts belong
 * on, and the last ones, where others have moved up for posts that left.
 */
export function pagesToRefetch(
  list: PostList,
  pages: readonly PostPage[],
  posts: SettledPosts,
): PagesToRefetch {
  const { order } = list
  const loaded = new Map(
    pages.flatMap(({ postInfoList }) => postInfoList.map((post) => [post.vitrinaPost.id, post])),
  )
  const keys = [...loaded.values()].flatMap((post) => postKey(order, post) ?? [])
  const pageOf = (index: number) => Math.min(Math.floor(index / PAGE_SIZE) + 1, pages.length)
  const numbers = new Set([1])
  const misplaced = new Set<number>()
  for (const [id, post] of posts) {
    if (!post || belongsTo(list, post) === false) continue
    const key = postKey(order, post)
    if (!key) continue
    const stands = keys.findIndex((other) => other.id === id)
    const place = keys.filter((other) => comesBefore(order, other, key)).length
    if (stands >= 0 && stands !== place) misplaced.add(id)
    numbers.add(pageOf(place))
  }
  const last = pages.at(-1)?.paging
  if (last && last.page < last.pageCount) {
    for (let index = loaded.size; index < pages.length * PAGE_SIZE; index += PAGE_SIZE) {
      numbers.add(pageOf(index))
    }
  }
  return { numbers: [...numbers].sort((one, other) => one - other), misplaced }
}
