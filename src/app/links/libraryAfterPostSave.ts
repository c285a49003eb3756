import type { StartListening } from '@/common/store/listening'
import type { PostInfo } from '@/contract/entities/post'
import { editorApi } from '@/features/editor/editorApi'
import { sideWriteSucceeded } from '@/features/editor/editorSlice'
import type { ApiState, Library } from './settlePosts'
import { updateLists } from './updateLists'

export function settleSavedPost(post: PostInfo, library: Library): void {
  const { id } = post.vitrinaPost
  if (id !== null) updateLists(new Map([[id, post]]), library)
}

/** A saved post changes in the library's lists. */
export function listenForPostSave(startListening: StartListening<ApiState>) {
  const stops = [
    startListening({
      matcher: editorApi.endpoints.savePost.matchFulfilled,
      effect: ({ payload: post }, library) => {
        settleSavedPost(post, library)
      },
    }),
    // A step of the permission request, a comment, the source read again.
    startListening({
      actionCreator: sideWriteSucceeded,
      effect: ({ payload: { postInfo } }, library) => {
        settleSavedPost(postInfo, library)
      },
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
