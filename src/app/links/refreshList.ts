import type { PostList } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import { pagesToRefetch } from './pagesToRefetch'
import { refetchPages } from './refetchPages'
import type { Library, SettledPosts } from './settlePosts'

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
