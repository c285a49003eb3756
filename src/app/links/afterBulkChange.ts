import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '@/common/store/listening'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostChange, PostChangeResult } from '@/contract/entities/posts/postChange'
import type { albumListApi } from '@/features/albums/albumListApi'
import { bulkApi } from '@/features/posts/bulk/bulkApi'
import { bulkEnded } from '@/features/posts/bulk/bulkChangeSlice'
import type { PostList } from '@/features/posts/library/libraryFilter'
import { triageSettled } from '@/features/posts/triage/triageEvents'
import { countChangesOfAll, patchedAlbumCounts } from './albumCounts'
import { listedPosts } from './lists/cachedLists'
import { refreshList } from './lists/updateLists'
import { listsWith, settlePosts, type ApiState, type SettledPosts } from './lists/settlePosts'

/** Updates the library's lists after a bulk change, batch by batch. */
export function listenForBulkResults(startListening: StartListening<ApiState>) {
  const stale = new Map<string, PostList>()
  const changed = new Map<number, PostInfo | null>()
  const remember = (lists: readonly PostList[], posts: SettledPosts) => {
    for (const list of lists) stale.set(JSON.stringify(list), list)
    for (const [id, post] of posts) changed.set(id, post)
  }
  startListening({
    matcher: bulkApi.endpoints.updatePosts.matchFulfilled,
    effect: ({ payload, meta }, library) => {
      const posts = changedPosts(payload, meta.arg.originalArgs.change.type)
      remember(settlePosts(posts, library), posts)
    },
  })
  startListening({
    // The response may have been lost after the work was done.
    matcher: bulkApi.endpoints.updatePosts.matchRejected,
    effect: ({ meta }, library) => {
      const ids = new Set(meta.arg.originalArgs.postList)
      const posts = listedPosts(library.getState(), ({ vitrinaPost: { id } }) => ids.has(id ?? 0))
      remember(listsWith([...ids], library), posts)
    },
  })
  startListening({
    matcher: isAnyOf(bulkEnded, triageSettled),
    effect: (_action, library) => {
      const posts = new Map(changed)
      for (const list of stale.values()) void refreshList(list, posts, library)
      stale.clear()
      changed.clear()
    },
  })
}

/**
 * The changed posts of a bulk change by id, null for a deleted one. A post that was already deleted when the change
 * tried to delete it counts as deleted.
 */
export function changedPosts(
  results: readonly PostChangeResult[],
  type: PostChange['type'],
): SettledPosts {
  const isGone = ({ failure }: PostChangeResult) =>
    type === 'delete' && failure?.code === 'post-not-found'
  return new Map(
    results
      .filter((result) => result.failure === null || isGone(result))
      .map(({ id, postInfo }) => [id, postInfo]),
  )
}

type AlbumsState = Parameters<typeof albumListApi.util.selectCachedArgsForQuery>[0]

/**
 * Updates the albums' counts after a bulk change, batch by batch. Posts that are in no cached list are counted by the
 * read at the end.
 */
export function listenForBulkAlbumCounts(startListening: StartListening<ApiState & AlbumsState>) {
  startListening({
    matcher: bulkApi.endpoints.updatePosts.matchFulfilled,
    effect: ({ payload, meta }, { getOriginalState, dispatch }) => {
      const posts = changedPosts(payload, meta.arg.originalArgs.change.type)
      const before = listedPosts(getOriginalState(), ({ vitrinaPost: { id } }) =>
        posts.has(id ?? 0),
      )
      dispatch(patchedAlbumCounts(countChangesOfAll(before, posts)))
    },
  })
}
