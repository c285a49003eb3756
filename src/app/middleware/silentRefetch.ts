import type { api } from '@/common/api/api'
import type { StartListening } from '@/common/store/listening'
import { SILENT_REFETCH_MS, SILENT_REFETCH_ROUNDS, SLOW_REFETCH_MS } from '@/contract/constants'
import { mergeFirstPage } from '@/features/posts/mergeFirstPage'
import { postsApi } from '@/features/posts/postsApi'

type ApiState = Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>

/** Whether the list is still on some screen. */
function isShown(state: ApiState, cacheKey: string): boolean {
  return Object.keys(state.api.subscriptions[cacheKey] ?? {}).length > 0
}

/**
 * Section 4: when more posts are expected, the list is asked for again after 5 s and without a sign, as long as the
 * back office says so; slower after a minute, not at all once the screen was left or while the page is hidden.
 */
export function listenForExpectedPosts(startListening: StartListening<ApiState>) {
  const waiting = new Set<string>()
  return startListening({
    matcher: postsApi.endpoints.searchPosts.matchFulfilled,
    effect: async ({ payload, meta }, { dispatch, getState, delay }) => {
      const { originalArgs: list, queryCacheKey: cacheKey } = meta.arg
      if (!payload.pages[0]?.morePostsExpected || waiting.has(cacheKey)) return
      waiting.add(cacheKey)
      try {
        for (let round = 0, isExpected = true; isExpected; round += 1) {
          await delay(round < SILENT_REFETCH_ROUNDS ? SILENT_REFETCH_MS : SLOW_REFETCH_MS)
          if (!isShown(getState(), cacheKey)) return
          if (document.visibilityState === 'hidden') continue
          const { data } = await dispatch(
            postsApi.endpoints.peekPosts.initiate(list, { subscribe: false, forceRefetch: true }),
          )
          if (!data) continue
          dispatch(
            postsApi.util.updateQueryData('searchPosts', list, ({ pages }) => {
              mergeFirstPage(pages, data)
            }),
          )
          isExpected = data.morePostsExpected
        }
      } finally {
        waiting.delete(cacheKey)
      }
    },
  })
}
