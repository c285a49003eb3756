import type { PostList } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import { pagesToAsk } from './pagesToAsk'
import { peekPages } from './peekPages'
import type { Library, SettledPosts } from './settlePosts'

/** A list of more pages than this is not asked for as a whole. */
const PAGES_AT_ONCE = 20

const pagesOf = (list: PostList, { getState }: Library) =>
  postListApi.endpoints.searchPosts.select(list)(getState()).data?.pages ?? []

/** Brings a list up to date with posts that were added or changed, and keeps all that is loaded of it. */
export async function catchUpList(
  list: PostList,
  posts: SettledPosts,
  library: Library,
): Promise<void> {
  const pages = pagesOf(list, library)
  if (pages.length === 0) return
  const { numbers, misplaced } = pagesToAsk(list, pages, posts)
  await peekPages(list, numbers, library.dispatch, misplaced)
}

/**
 * Asks for a list anew that changed posts have come into, left or moved in, with as many pages as it had, whether it is
 * on screen or waits to be seen again. Of a long one only the pages that tell about these posts.
 */
export async function refreshList(
  list: PostList,
  posts: SettledPosts,
  library: Library,
): Promise<void> {
  const { dispatch } = library
  // While one page is on its way, nothing else is asked for.
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
