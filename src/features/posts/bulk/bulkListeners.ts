import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import { matchPath } from 'react-router-dom'
import type { Message } from '@/common/i18n/messages'
import { failureMessage } from '@/common/api/apiError'
import {
  selectLocation,
  type LocationState,
  type locationSlice,
} from '@/common/routing/locationSlice'
import { PATHS } from '@/common/routing/paths'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { PostChange, PostChangeResult } from '@/contract/entities/posts/postChange'
import { bulkApi } from './bulkApi'
import {
  bulkChangeSlice,
  bulkEnded,
  bulkRetried,
  bulkStarted,
  bulkBatchEnded,
  bulkUndone,
  type BulkChange,
  type BulkChangeState,
  type BulkOutcome,
  type BulkPost,
} from './bulkChangeSlice'
import { bulkToast } from './bulkMessages'

type WithBulkChange = Record<typeof bulkChangeSlice.reducerPath, BulkChangeState> &
  Record<typeof locationSlice.reducerPath, LocationState>
type EffectApi = ListenerEffectAPI<WithBulkChange, AppDispatch>

/** Posts of one request: few enough to show progress and to stop soon. */
const POSTS_PER_BATCH = 20
/** Tags of other data that name or count these posts; refetched once, when the change has ended. */
const AFFECTED_TAGS = ['Album', 'Product', 'Review'] as const

/** Posts that an undo restores from the trash are in no list yet, so lists must be refetched then. */
const tagsOf = (change: BulkChange | null) =>
  change?.type === 'restore' ? (['Post', 'Trash'] as const) : (['Trash'] as const)

/** Whether a screen shows the result in a bar of its own: the library, the reviews, and the page of an album. */
const hasBulkBar = (pathname: string) =>
  [PATHS.home, PATHS['marketplace-review'], PATHS.builderalbums].some(
    (path) => matchPath(path, pathname) !== null,
  )

function sentChange(change: BulkChange, posts: BulkPost[]): PostChange {
  return change.type === 'restore'
    ? { type: 'restore', posts: posts.map(({ state }) => state) }
    : change
}

/** The result for one post. A post that was already deleted when the change tried to delete it counts as deleted. */
function outcomeOf(id: number, type: BulkChange['type'], results: PostChangeResult[]): BulkOutcome {
  const result = results.find((one) => one.id === id)
  if (!result) return { id, failure: { id: 'serverError' }, revision: null }
  const { postInfo, isChanged, failure } = result
  const isDeleted = type === 'delete' && !failure
  const isGone = type === 'delete' && failure?.code === 'post-not-found'
  return {
    id,
    failure: failure && !isGone ? { text: failure.message } : null,
    revision: isDeleted ? 'deleted' : isChanged ? (postInfo?.vitrinaPost.revision ?? null) : null,
  }
}

/** Changes posts batch by batch, also when the person leaves the screen meanwhile, and shows the result. */
export function listenForBulkChange(startListening: StartListening<WithBulkChange>) {
  async function changeAll(_action: unknown, effectApi: EffectApi) {
    const { dispatch, getState, getOriginalState } = effectApi
    const current = () => bulkChangeSlice.selectSlice(getState())
    // Another change is running, or there is nothing to undo: no change was started.
    if (bulkChangeSlice.selectSlice(getOriginalState()).number === current().number) return
    let reason: Message = { id: 'selection.text_stopped' }
    for (;;) {
      const { change, waiting, status, isRetry } = current()
      if (!change || status !== 'running' || waiting.length === 0) break
      const batch = waiting.slice(0, POSTS_PER_BATCH)
      const { data, error } = await dispatch(
        bulkApi.endpoints.updatePosts.initiate(
          {
            postList: batch.map(({ id }) => id),
            change: sentChange(change, batch),
            ...(isRetry && {
              tried: batch.map(({ state: { id, revision } }) => ({ id, revision })),
            }),
          },
          { track: false },
        ),
      )
      if (!data) {
        reason = failureMessage(error) ?? { id: 'serverError' }
        break
      }
      dispatch(bulkBatchEnded(batch.map(({ id }) => outcomeOf(id, change.type, data))))
    }
    dispatch(bulkEnded(reason))
    dispatch(bulkApi.util.invalidateTags([...AFFECTED_TAGS, ...tagsOf(current().change)]))
    const { pathname } = selectLocation(getState())
    if (!hasBulkBar(pathname)) dispatch(toastShown(bulkToast(current())))
  }
  startListening({
    matcher: isAnyOf(bulkStarted, bulkRetried, bulkUndone),
    effect: changeAll,
  })
}
