import { api } from '@/common/api/api'
import type { StartListening } from '@/common/store/listening'
import { postListApi } from '@/features/posts/library/postListApi'
import { postsExpected } from '@/features/sources/postsExpected'
import { cachedLists, isListShown } from './lists/cachedLists'
import { refetchPages } from './lists/refetchPages'
import type { ApiState } from './lists/settlePosts'

/**
 * While a network is read, marks the library's lists as expecting posts and updates them. Does so on the sources' page
 * too.
 */
export function listenForSourceReadings(startListening: StartListening<ApiState>) {
  startListening({
    actionCreator: postsExpected,
    effect: async (_action, { getState, dispatch }) => {
      const lists = postListApi.util.selectCachedArgsForQuery(getState(), 'searchPosts')
      await Promise.all(lists.map((list) => refetchPages(list, [1], dispatch)))
    },
  })
}

/** A list that was read within this time counts as up to date. */
const FRESH_FOR_MS = 60_000

/**
 * Networks are read in the background: a person who returns to an open page of the library sees posts added since. The
 * scroll position and the chosen posts stay.
 */
export function listenForReturns(startListening: StartListening<ApiState>) {
  const readAt = new Map<string, number>()
  startListening({
    actionCreator: api.internalActions.onFocus,
    effect: async (_action, { getState, dispatch }) => {
      const now = Date.now()
      const stale = cachedLists(getState()).filter(
        ({ key, loadedAt }) =>
          isListShown(getState(), key) &&
          now - Math.max(loadedAt, readAt.get(key) ?? 0) >= FRESH_FOR_MS,
      )
      for (const { key } of stale) readAt.set(key, now)
      await Promise.all(stale.map(({ list }) => refetchPages(list, [1], dispatch)))
    },
  })
}
