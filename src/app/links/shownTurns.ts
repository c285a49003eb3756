import type { PostInfo } from '@/contract/entities/post'
import { albumBuilderApi } from '@/features/albums/albumBuilderApi'
import type { albumsApi } from '@/features/albums/albumsApi'
import type { AlbumPostList } from '@/features/albums/albumRules'
import type { WithEditor } from '@/features/editor/editorSlice'
import type { PostList } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import { scheduledTurn } from '@/features/posts/library/postStates'
import type { ApiState } from './settlePosts'

type StateOf<Api extends typeof albumsApi | typeof albumBuilderApi> = Parameters<
  Api['util']['selectCachedArgsForQuery']
>[0]
type Cache = ApiState & StateOf<typeof albumsApi> & StateOf<typeof albumBuilderApi>
export type WithShownPosts = Cache & Partial<WithEditor>

/** What the schedule does next with a post that some screen shows. */
export interface ShownTurn {
  postId: number
  /** UTC ISO 8601 */
  time: string
  /** As it is shown. */
  post: PostInfo
}

/** The loaded posts of the library's and the albums' lists that are on a screen. */
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
      const { data } = albumBuilderApi.endpoints.listAlbumPosts.select(list)(state)
      return data?.pages.flatMap(({ postInfoList }) => postInfoList) ?? []
    }
    return []
  })
}

/** The next turn of every scheduled post that is shown in a list or open in the editor, each post once. */
export function shownTurns(state: WithShownPosts): ShownTurn[] {
  const postInfo = state.editor?.postInfo
  const turns = new Map<number, ShownTurn>()
  for (const post of [...loadedPosts(state), ...(postInfo ? [postInfo] : [])]) {
    const turn = scheduledTurn(post)
    const { id } = post.vitrinaPost
    if (turn && id !== null) turns.set(id, { postId: id, time: turn.time, post })
  }
  return [...turns.values()]
}
