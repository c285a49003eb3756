import type { PostList } from '@/features/posts/library/libraryFilter'
import { listTag, postsApi } from '@/features/posts/postsApi'
import type { Library } from './settlePosts'

/** A list of more pages than this begins anew with its first one. */
const PAGES_TO_KEEP = 20

/** Asks for a list anew, with as many pages as it had, whether it is on screen or waits to be seen again. */
export function refreshList(list: PostList, { getState, dispatch }: Library): void {
  const { data } = postsApi.endpoints.searchPosts.select(list)(getState())
  const pageCount = data?.pages.length ?? 0
  if (pageCount > PAGES_TO_KEEP) {
    dispatch(postsApi.util.invalidateTags([listTag(list)]))
    return
  }
  void dispatch(
    postsApi.endpoints.searchPosts.initiate(list, {
      subscribe: false,
      forceRefetch: true,
      refetchCachedPages: true,
    }),
  )
}
