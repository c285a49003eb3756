import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { StartListening } from '@/common/store/listening'
import type { PostInfo } from '@/contract/entities/post'
import { editorApi } from '@/features/editor/editorApi'
import { sideWriteSucceeded } from '@/features/editor/editorSlice'
import type { PostList } from '@/features/posts/libraryFilter'
import { listTag, postsApi } from '@/features/posts/postsApi'
import { belongsTo } from './belongsTo'

type ApiState = Parameters<typeof postsApi.util.selectCachedArgsForQuery>[0]
type PostPages = { pages: { postInfoList: PostInfo[] }[] }

/** Puts a saved post in its place in the pages of a list, or takes it out; tells whether it was there. */
export function placeSaved(pages: PostPages['pages'], post: PostInfo, isWanted: boolean): boolean {
  for (const { postInfoList } of pages) {
    const index = postInfoList.findIndex(
      ({ vitrinaPost }) => vitrinaPost.id === post.vitrinaPost.id,
    )
    if (index < 0) continue
    if (isWanted) postInfoList[index] = post
    else postInfoList.splice(index, 1)
    return true
  }
  return false
}

/** Whether a save has moved a post within a list; the other orders do not depend on what is saved. */
function isMoved(
  { order }: PostList,
  { vitrinaPost: before }: PostInfo,
  { vitrinaPost }: PostInfo,
) {
  return order.field === 'publishedAt' && before.publishedAt !== vitrinaPost.publishedAt
}

interface Library {
  getState: () => ApiState
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>
}

/**
 * A saved post changes in the library's lists where it stands there. A list that it has come into, left or moved in is
 * asked for anew, because only the back office knows the places and the count; so is one that it may have come into.
 */
export function settleSavedPost(post: PostInfo, { getState, dispatch }: Library): void {
  for (const list of postsApi.util.selectCachedArgsForQuery(getState(), 'searchPosts')) {
    const { data } = postsApi.endpoints.searchPosts.select(list)(getState())
    const before = data?.pages
      .flatMap(({ postInfoList }) => postInfoList)
      .find(({ vitrinaPost }) => vitrinaPost.id === post.vitrinaPost.id)
    const isWanted = belongsTo(list, post, before)
    if (before) {
      const patch = postsApi.util.updateQueryData('searchPosts', list, ({ pages }) => {
        placeSaved(pages, post, isWanted !== false)
      })
      dispatch(patch)
    }
    const stays = isWanted === (before !== undefined)
    if (!stays || (before && isMoved(list, before, post)))
      dispatch(postsApi.util.invalidateTags([listTag(list)]))
  }
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
