import type { StartListening } from '@/common/store/listening'
import { openPostApi } from '@/features/editor/state/openPostApi'
import { coversRead, editorSlice, type WithEditor } from '@/features/editor/editorSlice'
import { videoCoverApi } from '@/features/posts/cover/videoCoverApi'

/** Shows the new cover of a video in the open post at once, whatever else is being changed there. */
export function listenForCoverChange(startListening: StartListening<WithEditor>) {
  startListening({
    matcher: videoCoverApi.endpoints.updateVideoCover.matchFulfilled,
    effect: async (_action, { getState, dispatch }) => {
      const { postId } = editorSlice.selectSlice(getState())
      if (postId === null) return
      const { data } = await dispatch(
        openPostApi.endpoints.getPost.initiate(postId, { forceRefetch: true, subscribe: false }),
      )
      if (data) dispatch(coversRead(data))
    },
  })
}
