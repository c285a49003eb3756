import type { StartListening } from '@/common/store/listening'
import type { PostInfo } from '@/contract/entities/post'
import { editorApi } from '@/features/editor/editorApi'
import { sideWriteSucceeded } from '@/features/editor/editorSlice'
import { refreshList } from './refreshList'
import { settlePosts, type ApiState, type Library } from './settlePosts'

/**
 * A saved post changes in the library's lists where it stands there. A list that it has come into, left or moved in is
 * asked for anew, because only the back office knows the places and the count; so is one that it may have come into.
 */
export function settleSavedPost(post: PostInfo, library: Library): void {
  const { id } = post.vitrinaPost
  if (id === null) return
  for (const list of settlePosts(new Map([[id, post]]), library)) refreshList(list, library)
}

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
