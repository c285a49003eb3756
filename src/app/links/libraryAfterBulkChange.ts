import type { StartListening } from '@/common/store/listening'
import { bulkApi } from '@/features/posts/bulk/bulkApi'
import { bulkEnded } from '@/features/posts/bulk/bulkChangeSlice'
import type { PostList } from '@/features/posts/library/libraryFilter'
import { changedPosts } from './changedPosts'
import { refreshList } from './refreshList'
import { listsWith, settlePosts, type ApiState } from './settlePosts'

/** Many changed posts change in the library's lists too, a turn after another. */
export function listenForBulkResults(startListening: StartListening<ApiState>) {
  const stale = new Map<string, PostList>()
  const remember = (lists: readonly PostList[]) => {
    for (const list of lists) stale.set(JSON.stringify(list), list)
  }
  const stops = [
    startListening({
      matcher: bulkApi.endpoints.updatePosts.matchFulfilled,
      effect: ({ payload, meta }, library) => {
        remember(settlePosts(changedPosts(payload, meta.arg.originalArgs.change.type), library))
      },
    }),
    startListening({
      // The answer may have been lost after the work was done.
      matcher: bulkApi.endpoints.updatePosts.matchRejected,
      effect: ({ meta }, library) => {
        remember(listsWith(meta.arg.originalArgs.postList, library))
      },
    }),
    startListening({
      actionCreator: bulkEnded,
      effect: (_action, library) => {
        for (const list of stale.values()) refreshList(list, library)
        stale.clear()
      },
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
