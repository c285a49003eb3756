import type { StartListening } from '@/common/store/listening'
import type { albumListApi } from '@/features/albums/albumListApi'
import { openPostApi } from '@/features/editor/state/openPostApi'
import { editorSlice, type WithEditor } from '@/features/editor/editorSlice'
import { countChanges } from './albumCounts'
import { patchedAlbumCounts } from './patchedAlbumCounts'

type AlbumsState = Parameters<typeof albumListApi.util.selectCachedArgsForQuery>[0]

/**
 * Updates the albums' counts at once after a post is saved; the next background read confirms them
 * (product-rules/albums.md#album-counts).
 */
export function listenForAlbumCounts(startListening: StartListening<AlbumsState & WithEditor>) {
  startListening({
    matcher: openPostApi.endpoints.savePost.matchFulfilled,
    effect: ({ payload: after }, { getOriginalState, dispatch }) => {
      const stored = editorSlice.selectSlice(getOriginalState()).postInfo
      const before = stored?.vitrinaPost.id === after.vitrinaPost.id ? stored : null
      dispatch(patchedAlbumCounts(countChanges(before, after)))
    },
  })
}
