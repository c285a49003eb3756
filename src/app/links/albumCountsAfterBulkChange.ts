import type { StartListening } from '@/common/store/listening'
import type { PostInfo } from '@/contract/entities/post'
import type { albumsApi } from '@/features/albums/albumsApi'
import { bulkApi } from '@/features/posts/bulk/bulkApi'
import { postsApi } from '@/features/posts/postsApi'
import { countChanges, type CountChange } from './albumCounts'
import { changedPosts } from './changedPosts'
import { patchedAlbumCounts } from './patchedAlbumCounts'
import { placesOf, type ApiState, type SettledPosts } from './settlePosts'

type AlbumsState = Parameters<typeof albumsApi.util.selectCachedArgsForQuery>[0]

/** The posts as they stood in the lists of the cache. */
function postsBefore(state: ApiState, posts: SettledPosts): Map<number, PostInfo> {
  const before = new Map<number, PostInfo>()
  for (const list of postsApi.util.selectCachedArgsForQuery(state, 'searchPosts')) {
    const { data } = postsApi.endpoints.searchPosts.select(list)(state)
    for (const [id, { post }] of placesOf(data?.pages ?? [], posts)) before.set(id, post)
  }
  return before
}

/** What a change adds to the counts of albums. */
function albumChanges(before: Map<number, PostInfo>, posts: SettledPosts): CountChange[] {
  return [...before].flatMap(([id, post]) => {
    const gone = { vitrinaPost: { ...post.vitrinaPost, albumList: [], isPublished: false } }
    return countChanges(post, posts.get(id) ?? gone)
  })
}

/**
 * The albums' counts follow many changed posts, a turn after another. Of posts that were in no list the read at the end
 * tells.
 */
export function listenForBulkAlbumCounts(startListening: StartListening<ApiState & AlbumsState>) {
  return startListening({
    matcher: bulkApi.endpoints.updatePosts.matchFulfilled,
    effect: ({ payload, meta }, { getOriginalState, dispatch }) => {
      const posts = changedPosts(payload, meta.arg.originalArgs.change.type)
      const before = postsBefore(getOriginalState(), posts)
      dispatch(patchedAlbumCounts(albumChanges(before, posts)))
    },
  })
}
