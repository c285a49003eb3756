import { api } from '@/common/api/api'
import type { StartListening } from '@/common/store/listening'
import { cachedLists, isListShown } from './cachedLists'
import { refetchPages } from './refetchPages'
import type { ApiState } from './settlePosts'

/** A list that was read within this time is taken for up to date. */
const FRESH_FOR_MS = 60_000

/**
 * Networks are read while nobody looks: whoever comes back to a page of the library that was left open sees what has
 * come since. The place in the list and the chosen posts stay.
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
