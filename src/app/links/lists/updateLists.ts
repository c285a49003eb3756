import { PAGE_SIZE } from '@/contract/constants'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostPage } from '@/contract/entities/posts/postList'
import type { PostList } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import { belongsTo, comesBefore, postKey } from './placeInList'
import { refetchPages } from './refetchPages'
import { settlePosts, type Library, type SettledPosts } from './settlePosts'

/**
 * Updates changed posts in the library's lists. Reads a list again if a post has entered it, left it or moved within
 * it, or may have entered it, because only the back office knows the positions and the count.
 */
export function updateLists(posts: SettledPosts, library: Library): void {
  for (const list of settlePosts(posts, library)) void refreshList(list, posts, library)
}

/** Updates a saved post in the library's lists. */
export function updateListsWith(post: PostInfo, library: Library): void {
  const { id } = post.vitrinaPost
  if (id !== null) updateLists(new Map([[id, post]]), library)
}

/** A list of more pages than this is not read as a whole. */
const PAGES_AT_ONCE = 20

const pagesOf = (list: PostList, { getState }: Library) =>
  postListApi.endpoints.searchPosts.select(list)(getState()).data?.pages ?? []

/** Updates a list after posts were added or changed, and keeps everything of it that is loaded. */
export async function catchUpList(
  list: PostList,
  posts: SettledPosts,
  library: Library,
): Promise<void> {
  const pages = pagesOf(list, library)
  if (pages.length === 0) return
  const { numbers, misplaced } = pagesToRefetch(list, pages, posts)
  await refetchPages(list, numbers, library.dispatch, misplaced)
}

/**
 * Reads a list again when changed posts have entered, left or moved in it, with as many pages as are loaded, whether
 * it is on screen or only cached. Of a long list only the pages that concern these posts are read.
 */
export async function refreshList(
  list: PostList,
  posts: SettledPosts,
  library: Library,
): Promise<void> {
  const { dispatch } = library
  // While a page is being loaded, nothing else is requested.
  await dispatch(postListApi.util.getRunningQueryThunk('searchPosts', list))
  if (pagesOf(list, library).length > PAGES_AT_ONCE) {
    await catchUpList(list, posts, library)
    return
  }
  await dispatch(
    postListApi.endpoints.searchPosts.initiate(list, {
      subscribe: false,
      forceRefetch: true,
      refetchCachedPages: true,
    }),
  )
}

interface PagesToRefetch {
  numbers: number[]
  /** Posts that are loaded, but not at their position in the order. */
  misplaced: Set<number>
}

/**
 * The loaded pages of a list that show the new positions of changed posts: the first page, the
 * pages to which the posts belong, and the last pages, where other posts have taken the positions
 * of those that left.
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
