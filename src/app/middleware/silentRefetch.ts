import type { ListenerEffectAPI, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { api } from '@/common/api/api'
import { asApiError } from '@/common/api/apiError'
import type { StartListening } from '@/common/store/listening'
import { SILENT_REFETCH_MS, SILENT_REFETCH_ROUNDS, SLOW_REFETCH_MS } from '@/contract/constants'
import type { PostList } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import { peekPages } from '../links/peekPages'
import { locationChanged } from '@/common/routing/locationSlice'
import { isStatus } from './failedRequest'

type ApiState = Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>
type EffectApi = ListenerEffectAPI<ApiState, ThunkDispatch<ApiState, unknown, UnknownAction>>

/** Whether the list is still on some screen. */
function isShown(state: ApiState, cacheKey: string): boolean {
  return Object.keys(state.api.subscriptions[cacheKey] ?? {}).length > 0
}

/** Keys of the cached lists that more posts are expected in, with their arguments. */
function unfinishedLists(state: ApiState): [string, PostList][] {
  return Object.entries(state.api.queries).flatMap(([cacheKey, entry]) => {
    if (entry?.endpointName !== 'searchPosts') return []
    const list = entry.originalArgs as unknown as PostList
    const { data } = postListApi.endpoints.searchPosts.select(list)(state)
    return data?.pages[0]?.morePostsExpected ? [[cacheKey, list]] : []
  })
}

/** Asks for one list until everything is there; a right or a session that is gone ends it. */
async function follow(cacheKey: string, list: PostList, { dispatch, getState, delay }: EffectApi) {
  for (let round = 0, isExpected = true; isExpected; round += 1) {
    await delay(round < SILENT_REFETCH_ROUNDS ? SILENT_REFETCH_MS : SLOW_REFETCH_MS)
    if (!isShown(getState(), cacheKey)) return
    if (document.visibilityState === 'hidden') continue
    const [answer] = await peekPages(list, [1], dispatch)
    const failure = asApiError(answer?.error)
    if (failure && (isStatus(failure, 401) || isStatus(failure, 403))) return
    if (answer?.data) isExpected = answer.data.morePostsExpected
  }
}

/**
 * More posts are expected (product-rules/posts.md#silent-refetch): the list is asked for again after 5 s and without a sign, as long as the
 * back office says so; slower after a minute, not at all once the screen was left or while the page is hidden.
 */
export function listenForExpectedPosts(startListening: StartListening<ApiState>) {
  const followed = new Set<string>()
  const followAll = async (_action: unknown, effect: EffectApi) => {
    await Promise.all(
      unfinishedLists(effect.getState()).map(async ([cacheKey, list]) => {
        if (followed.has(cacheKey)) return
        followed.add(cacheKey)
        await follow(cacheKey, list, effect).finally(() => followed.delete(cacheKey))
      }),
    )
  }
  startListening({
    matcher: postListApi.endpoints.searchPosts.matchFulfilled,
    effect: followAll,
  })
  // Somebody comes back to a list that is in the cache.
  startListening({ actionCreator: locationChanged, effect: followAll })
}
