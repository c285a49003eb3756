import type { StartListening } from '@/common/store/listening'
import { albumsApi } from '@/features/albums/albumsApi'
import { editorApi } from '@/features/editor/editorApi'
import { editorSlice } from '@/features/editor/editorSlice'
import type { EditorState } from '@/features/editor/editorState'
import { countChanges } from './albumCounts'

type ApiState = Parameters<typeof albumsApi.util.selectCachedArgsForQuery>[0]
type WithEditor = ApiState & Record<typeof editorSlice.reducerPath, EditorState>

/** The albums' counts follow a saved post at once; the next background read confirms them (decisions, "Album counts"). */
export function listenForAlbumCounts(startListening: StartListening<WithEditor>) {
  return startListening({
    matcher: editorApi.endpoints.savePost.matchFulfilled,
    effect: ({ payload: after }, { getOriginalState, dispatch }) => {
      const stored = editorSlice.selectSlice(getOriginalState()).postInfo
      const before = stored?.vitrinaPost.id === after.vitrinaPost.id ? stored : null
      const changes = countChanges(before, after)
      if (changes.length === 0) return
      dispatch(
        albumsApi.util.updateQueryData('listAlbums', undefined, (albums) => {
          for (const { albumId, allPostCount, postCount } of changes) {
            const album = albums.find(({ id }) => id === albumId)
            if (!album) continue
            album.allPostCount += allPostCount
            album.postCount += postCount
          }
        }),
      )
    },
  })
}
