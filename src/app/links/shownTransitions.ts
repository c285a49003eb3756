import type { PostInfo } from '@/contract/entities/post'
import { albumPostsApi } from '@/features/albums/albumPostsApi'
import type { albumListApi } from '@/features/albums/albumListApi'
import type { AlbumPostList } from '@/features/albums/albumRules'
import type { WithEditor } from '@/features/editor/editorSlice'
import type { PostList } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import { scheduledTransition } from '@/features/posts/library/postStates'
import type { ApiState } from './settlePosts'

type StateOf<Api extends typeof albumListApi | typeof albumPostsApi> = Parameters<
  Api['util']['selectCachedArgsForQuery']
>[0]
type Cache = ApiState & StateOf<typeof albumListApi> & StateOf<typeof albumPostsApi>
export type WithShownPosts = Cache & Partial<WithEditor>

/** The next scheduled transition of a post that some screen shows. */
export interface ShownTransition {
  postId: number
  /** UTC ISO 8601 */
  time: string
  /** The post as it is shown. */
  post: PostInfo
}

/** The loaded posts of those lists of the library and the albums that are on a screen. */
function loadedPosts(state: Cache): PostInfo[] {
  return Object.entries(state.api.queries).flatMap(([cacheKey, entry]) => {
    const subscribers = Object.keys(state.api.subscriptions[cacheKey] ?? {})
    if (!entry || subscribers.length === 0) return []
    const { endpointName, originalArgs } = entry
    if (endpointName === 'searchPosts') {
      const { data } = postListApi.endpoints.searchPosts.select(
        originalArgs as unknown as PostList,
      )(state)
      return data?.pages.flatMap(({ postInfoList }) => postInfoList) ?? []
    }
    if (endpointName === 'listAlbumPosts') {
      const list = originalArgs as unknown as AlbumPostList
      const { data } = albumPostsApi.endpoints.listAlbumPosts.select(list)(state)
      return data?.pages.flatMap(({ postInfoList }) => postInfoList) ?? []
    }
    return []
  })
}

/** The next transition of every scheduled post that is shown in a list or open in the editor, each post once. */
export function shownTransitions(state: WithShownPosts): ShownTransition[] {
  const postInfo = state.editor?.postInfo
  const transitions = new Map<number, ShownTransition>()
  for (const post of [...loadedPosts(state), ...(postInfo ? [postInfo] : [])]) {
    const transition = scheduledTransition(post)
    const { id } = post.vitrinaPost
    if (transition && id !== null) transitions.set(id, { postId: id, time: transition.time, post })
  }
  return [...transitions.values()]
}
