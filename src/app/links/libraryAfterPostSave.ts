import type { StartListening } from '@/common/store/listening'
import { openPostApi } from '@/features/editor/state/openPostApi'
import { sideWriteSucceeded } from '@/features/editor/editorSlice'
import type { ApiState } from './settlePosts'
import { updateListsWith } from './updateLists'

/** Updates the library's lists after a post is saved. */
export function listenForPostSave(startListening: StartListening<ApiState>) {
  startListening({
    matcher: openPostApi.endpoints.savePost.matchFulfilled,
    effect: ({ payload: post }, library) => {
      updateListsWith(post, library)
    },
  })
  // A step of the permission request, a comment, a refresh from the source.
  startListening({
    actionCreator: sideWriteSucceeded,
    effect: ({ payload: { postInfo } }, library) => {
      updateListsWith(postInfo, library)
    },
  })
}
