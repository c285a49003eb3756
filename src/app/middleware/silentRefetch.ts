import {
  isAnyOf,
  type ListenerEffectAPI,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import type { api } from '@/common/api/api'
import { asApiError, isAccessLost } from '@/common/api/apiError'
import type { StartListening } from '@/common/store/listening'
import { SILENT_REFETCH_MS, SILENT_REFETCH_ROUNDS, SLOW_REFETCH_MS } from '@/contract/constants'
import type { PostList } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import { cachedLists, isListShown, type CachedList } from '../links/lists/cachedLists'
import { refetchPages } from '../links/lists/refetchPages'
import { locationChanged } from '@/common/routing/locationSlice'

type ApiState = Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>
type EffectApi = ListenerEffectAPI<ApiState, ThunkDispatch<ApiState, unknown, UnknownAction>>

/** Keys of the cached lists in which more posts are expected, with their arguments. */
function unfinishedLists(state: ApiState) {
  return cachedLists(state).filter(({ list }) => {
    const { data } = postListApi.endpoints.searchPosts.select(list)(state)
    return data?.pages[0]?.morePostsExpected
  })
}

const totalOf = (state: ApiState, list: PostList) =>
  postListApi.endpoints.searchPosts.select(list)(state).data?.pages[0]?.paging.total

/**
 * Refetches one list until no more posts are expected; stops when the right or the session is lost. A list that no
 * screen shows is dropped, unless it was requested since the last round: its screen may still be loading.
 */
async function follow(
  { key, list }: Pick<CachedList, 'key' | 'list'>,
  wasAskedFor: () => boolean,
  { dispatch, getState, delay }: EffectApi,
) {
  for (let round = 0, isExpected = true; isExpected; round += 1) {
    await delay(round < SILENT_REFETCH_ROUNDS ? SILENT_REFETCH_MS : SLOW_REFETCH_MS)
    if (!isListShown(getState(), key)) {
      if (wasAskedFor()) continue
      return
    }
    if (document.visibilityState === 'hidden') continue
    const before = totalOf(getState(), list)
    const [answer] = await refetchPages(list, [1], dispatch)
    const failure = asApiError(answer?.error)
    if (failure && isAccessLost(failure)) return
    if (!answer?.data) continue
    isExpected = answer.data.morePostsExpected
    // Albums and other lists may contain some of the new posts too.
    if (answer.data.paging.total !== before) {
      dispatch(postListApi.util.invalidateTags(['Post', 'Album']))
    }
  }
}

/**
 * While more posts are expected (product-rules/posts.md#silent-refetch), refetches the list in the background: every 5
 * s at first, less often after a minute. Stops when the back office reports that no more posts are expected, or when
 * the list's screen is left. Pauses while the page is hidden.
 */
export function listenForExpectedPosts(startListening: StartListening<ApiState>) {
  const followed = new Set<string>()
  const askedFor = new Set<string>()
  const followAll = async (action: UnknownAction, effect: EffectApi) => {
    await Promise.all(
      unfinishedLists(effect.getState()).map(async (one) => {
        const { key } = one
        if (followed.has(key)) {
          // The actions of a list's own refetches do not start another round.
          if (locationChanged.match(action)) askedFor.add(key)
          return
        }
        followed.add(key)
        await follow(one, () => askedFor.delete(key), effect).finally(() => followed.delete(key))
      }),
    )
  }
  startListening({
    matcher: isAnyOf(
      postListApi.endpoints.searchPosts.matchFulfilled,
      // A background refetch was merged into a list, which may be the one on the open screen.
      postListApi.internalActions.queryResultPatched,
      // A person returns to a cached list.
      locationChanged,
    ),
    effect: followAll,
  })
}
