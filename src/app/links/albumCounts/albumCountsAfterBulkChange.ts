import type { StartListening } from '@/common/store/listening'
import type { albumListApi } from '@/features/albums/albumListApi'
import { bulkApi } from '@/features/posts/bulk/bulkApi'
import { countChangesOfAll } from './albumCounts'
import { changedPosts } from '../changedPosts'
import { listedPosts } from '../listedPosts'
import { patchedAlbumCounts } from './patchedAlbumCounts'
import type { ApiState } from '../settlePosts'

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
