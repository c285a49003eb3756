import type { StartListening } from '@/common/store/listening'
import { bulkApi } from '@/features/posts/bulkApi'
import { bulkEnded } from '@/features/posts/bulkChangeSlice'
import type { PostList } from '@/features/posts/libraryFilter'
import { listTag, postsApi } from '@/features/posts/postsApi'
import { changedPosts } from './changedPosts'
import { settlePosts, type ApiState, type Library } from './settlePosts'

/** A list of more pages than this begins anew with its first one. */
const PAGES_TO_KEEP = 20

/** Asks for a list anew; one that is on screen keeps as many pages as it had. */
function refresh(list: PostList, { getState, dispatch }: Library): void {
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

/** Many changed posts change in the library's lists too, a turn after another. */
export function listenForBulkResults(startListening: StartListening<ApiState>) {
  const stale = new Map<string, PostList>()
  const stops = [
    startListening({
      matcher: bulkApi.endpoints.updatePosts.matchFulfilled,
      effect: ({ payload }, library) => {
        for (const list of settlePosts(changedPosts(payload), library)) {
          stale.set(JSON.stringify(list), list)
        }
      },
    }),
    startListening({
      actionCreator: bulkEnded,
      effect: (_action, library) => {
        for (const list of stale.values()) refresh(list, library)
        stale.clear()
      },
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
