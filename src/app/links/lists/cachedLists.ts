import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostList } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import type { ApiState } from './settlePosts'

export interface CachedList {
  key: string
  list: PostList
  /** When its pages were last loaded, in ms. */
  loadedAt: number
}

/** The lists of posts that are cached, each with its key. */
export function cachedLists({ api: { queries } }: ApiState): CachedList[] {
  return Object.entries(queries).flatMap(([key, entry]) =>
    entry?.endpointName === 'searchPosts'
      ? [
          {
            key,
            list: entry.originalArgs as unknown as PostList,
            loadedAt: entry.fulfilledTimeStamp ?? 0,
          },
        ]
      : [],
  )
}

/** Whether a cached list is still on some screen. */
export function isListShown({ api: { subscriptions } }: ApiState, key: string): boolean {
  return Object.keys(subscriptions[key] ?? {}).length > 0
}

/** The posts of the library's cached lists that match, by their ids. */
export function listedPosts(
  state: ApiState,
  isWanted: (post: PostInfo) => boolean,
): Map<number, PostInfo> {
  const posts = new Map<number, PostInfo>()
  for (const list of postListApi.util.selectCachedArgsForQuery(state, 'searchPosts')) {
    const pages = postListApi.endpoints.searchPosts.select(list)(state).data?.pages ?? []
    for (const post of pages.flatMap(({ postInfoList }) => postInfoList)) {
      const { id } = post.vitrinaPost
      if (id !== null && isWanted(post)) posts.set(id, post)
    }
  }
  return posts
}
