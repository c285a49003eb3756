import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import { failureMessage } from '@/common/api/failureMessage'
import {
  selectLocation,
  type LocationState,
  type locationSlice,
} from '@/common/routing/locationSlice'
import { PATHS } from '@/common/routing/paths'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { PostChange, PostChangeResult } from '@/contract/entities/postChange'
import { bulkApi } from './bulkApi'
import {
  bulkChangeSlice,
  bulkEnded,
  bulkRetried,
  bulkStarted,
  bulkTurnEnded,
  bulkUndone,
  type BulkChange,
  type BulkChangeState,
  type BulkOutcome,
  type BulkPost,
} from './bulkChangeSlice'
import { bulkToast } from './bulkToast'

type WithBulkChange = Record<typeof bulkChangeSlice.reducerPath, BulkChangeState> &
  Record<typeof locationSlice.reducerPath, LocationState>
type EffectApi = ListenerEffectAPI<WithBulkChange, AppDispatch>

/** Posts of one call: few enough that the progress is seen and that stopping is soon. */
const POSTS_PER_TURN = 20
/** What else names these posts or counts them; it is asked for anew once, when all is done. */
const TOUCHED = ['Album', 'Product', 'Review'] as const

function sentChange(change: BulkChange, posts: BulkPost[]): PostChange {
  return change.type === 'restore'
    ? { type: 'restore', posts: posts.map(({ state }) => state) }
    : change
}

/** What came of one post; one that somebody deleted already is as good as deleted. */
function outcomeOf(id: number, type: BulkChange['type'], results: PostChangeResult[]): BulkOutcome {
  const result = results.find((one) => one.id === id)
  if (!result) return { id, failure: { id: 'serverError' }, revision: null }
  const { postInfo, failure } = result
  const isGone = type === 'delete' && failure?.code === 'post-not-found'
  return {
    id,
    failure: failure && !isGone ? { text: failure.message } : null,
    revision: postInfo?.vitrinaPost.revision ?? null,
  }
}

/** Changes posts a turn after another, wherever the person is by then, and says what came of it. */
export function listenForBulkChange(startListening: StartListening<WithBulkChange>) {
  async function changeAll(_action: unknown, effectApi: EffectApi) {
    const { dispatch, getState, getOriginalState } = effectApi
    const current = () => bulkChangeSlice.selectSlice(getState())
    // Another change is under way, or there is nothing to take back any more: nothing was begun.
    if (bulkChangeSlice.selectSlice(getOriginalState()).number === current().number) return
    let reason: Message = { id: 'selection.text_stopped' }
    for (;;) {
      const { change, waiting, status } = current()
      if (!change || status !== 'running' || waiting.length === 0) break
      const turn = waiting.slice(0, POSTS_PER_TURN)
      const { data, error } = await dispatch(
        bulkApi.endpoints.updatePosts.initiate(
          { postList: turn.map(({ id }) => id), change: sentChange(change, turn) },
          { track: false },
        ),
      )
      if (!data) {
        reason = failureMessage(error) ?? { id: 'serverError' }
        break
      }
      dispatch(bulkTurnEnded(turn.map(({ id }) => outcomeOf(id, change.type, data))))
    }
    dispatch(bulkEnded(reason))
    dispatch(bulkApi.util.invalidateTags([...TOUCHED]))
    // The library's own bar says it there.
    if (selectLocation(getState()).pathname !== PATHS.home)
      dispatch(toastShown(bulkToast(current())))
  }
  startListening({
    matcher: isAnyOf(bulkStarted, bulkRetried, bulkUndone),
    effect: changeAll,
  })
}
