import type { StartListening } from '@/common/store/listening'
import type { albumListApi } from '@/features/albums/albumListApi'
import { sideWriteSucceeded, editorSlice, type WithEditor } from '@/features/editor/editorSlice'
import { openPostApi } from '@/features/editor/state/openPostApi'
import { countChanges, patchedAlbumCounts } from './albumCounts'
import type { ApiState } from './lists/settlePosts'
import { updateListsWith } from './lists/updateLists'

/** Updates the library's lists after a post is saved. */
export function listenForPostSave(startListening: StartListening<ApiState>) {
  startListening({
    matcher: openPostApi.endpoints.savePost.matchFulfilled,
    effect: ({ payload: post }, library) => {
      updateListsWith(post, library)
    },
  })
  // After a step of the permission request, a comment, a refresh from the source, or a dismissal of suggestions.
  startListening({
    actionCreator: sideWriteSucceeded,
    effect: ({ payload: { postInfo } }, library) => {
      updateListsWith(postInfo, library)
    },
  })
}

type AlbumsState = Parameters<typeof albumListApi.util.selectCachedArgsForQuery>[0]

/**
 * Updates the albums' counts immediately after a post is saved; the next background read confirms
 * them (product-rules/albums.md#album-counts).
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
