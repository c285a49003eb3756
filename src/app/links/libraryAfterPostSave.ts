import type { StartListening } from '@/common/store/listening'
import type { PostInfo } from '@/contract/entities/post'
import { editorApi } from '@/features/editor/editorApi'
import type { PostList } from '@/features/posts/libraryFilter'
import { listTag, postsApi } from '@/features/posts/postsApi'

type ApiState = Parameters<typeof postsApi.util.selectCachedArgsForQuery>[0]
type PostPages = { pages: { postInfoList: PostInfo[] }[] }

/** Whether a post belongs to a list, as far as a save in the editor can change that. */
export function belongsTo({ filter }: PostList, { vitrinaPost }: PostInfo): boolean {
  const { isPublished, albumList = [] } = filter
  const isInAlbums =
    albumList.length === 0 || vitrinaPost.albumList.some(({ id }) => albumList.includes(id))
  return (isPublished ?? vitrinaPost.isPublished) === vitrinaPost.isPublished && isInAlbums
}

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

/**
 * A post saved in the editor changes in the library's lists where it stands there. A list that it has come into
 * or left is asked for anew, because only the back office knows the places and the count.
 */
export function listenForPostSave(startListening: StartListening<ApiState>) {
  return startListening({
    matcher: editorApi.endpoints.savePost.matchFulfilled,
    effect: ({ payload: post }, { getState, dispatch }) => {
      for (const list of postsApi.util.selectCachedArgsForQuery(getState(), 'searchPosts')) {
        const isWanted = belongsTo(list, post)
        let wasThere = false
        const patch = postsApi.util.updateQueryData('searchPosts', list, ({ pages }) => {
          wasThere = placeSaved(pages, post, isWanted)
        })
        dispatch(patch)
        // Come or gone, the count and what follows have moved.
        if (isWanted !== wasThere) dispatch(postsApi.util.invalidateTags([listTag(list)]))
      }
    },
  })
}
