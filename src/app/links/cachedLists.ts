import type { PostList } from '@/features/posts/library/libraryFilter'
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
