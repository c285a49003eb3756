import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import * as v from 'valibot'
import type { api } from '@/common/api/api'
import { asApiError, failureMessage } from '@/common/api/apiError'
import type { Message } from '@/common/i18n/messages'
import { userApi } from '@/common/session/user'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import { createPersistence } from '@/common/store/persist/createPersistence'
import { jsonFormat, rawValue } from '@/common/store/persist/rawValue'
import { changesHeld, changesLetGo } from '@/common/store/unsavedChangesSlice'
import type { PostChange, PostChangeResult } from '@/contract/entities/posts/postChange'
import { bulkApi } from '@/features/posts/bulk/bulkApi'
import { stateOfPost } from '@/features/posts/bulk/postState'
import { readPostApi } from '@/features/posts/library/readPostApi'
import { triageSettled } from './triageEvents'
import {
  acted,
  jobEnded,
  jobSent,
  pinsChosen,
  preferencesRestored,
  savingBegun,
  savingEnded,
  savingPaused,
  savingResumed,
  targetsChosen,
  triageEntered,
  triageLeft,
  triageSlice,
  undone,
} from './triageSlice'
import type { TriageAct, TriageJob, TriageOutcome, TriageState } from './triageState'

type State = Record<typeof triageSlice.reducerPath, TriageState> &
  Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>
type EffectApi = ListenerEffectAPI<State, AppDispatch>

/** The guard under which what is not saved yet is held: the page asks before it is closed. */
const GUARD = 'triage'
const AFFECTED_TAGS = ['Album', 'Product', 'Review', 'Trash'] as const
/** Of failed requests those that a later attempt may mend; anything else is a refusal of this act. */
const PASSING_STATUSES = [401, 408, 429]

const preferencesFormat = jsonFormat(
  v.object({ targets: v.nullable(v.array(v.number())), pins: v.array(v.number()) }),
)

/** Where this browser keeps the albums that this person chose in this account. */
function preferencesOf(state: State) {
  const { username = '', email = '' } = userApi.endpoints.getUser.select()(state).data ?? {}
  const key = `vitrina.triage.${username}.${email}`
  return createPersistence(key, rawValue(key, preferencesFormat))
}

/** Why a request is sent again later; null when the back office has refused it. */
function reasonToWait(failure: unknown): Message | null {
  const error = asApiError(failure)
  if (error?.kind === 'envelope') return null
  const isPassing =
    error?.kind !== 'http' || error.status >= 500 || PASSING_STATUSES.includes(error.status)
  if (!isPassing) return null
  const isSignedOut = error?.kind === 'http' && error.status === 401
  return failureMessage(failure) ?? { id: isSignedOut ? 'session.title_lost' : 'serverError' }
}

/** Why a request was refused for good; for a missing right or a suspended shop the text of the back office. */
function refusalOf(failure: unknown): Message {
  const error = asApiError(failure)
  const words = error?.kind === 'http' ? error.statusMessage : undefined
  return failureMessage(failure) ?? (words ? { text: words } : { id: 'common.alert_no-rights' })
}

function sentChange(state: TriageState, act: TriageAct, job: TriageJob): PostChange | null {
  if (!job.isUndo) return act.change
  const revision = state.posts[act.id]?.saved.revision
  return act.before && { type: 'restore', posts: [{ ...act.before, revision: revision ?? 0 }] }
}

function outcomeOf(result: PostChangeResult | undefined, change: PostChange): TriageOutcome {
  const isGone = change.type === 'delete' && result?.failure?.code === 'post-not-found'
  const failure: Message | null = result
    ? result.failure && { text: result.failure.message }
    : { id: 'serverError' }
  return {
    failure: isGone ? null : failure,
    state: result?.postInfo ? stateOfPost(result.postInfo) : null,
    isChanged: result?.isChanged ?? false,
    isDeleted: change.type === 'delete',
  }
}

/**
 * Saves what is done to posts one after another, while the person goes on, and after they have left. A lost connection
 * keeps everything that waits; the post of a refused act is shown again.
 */
export function listenForTriage(startListening: StartListening<State>): void {
  const current = (getState: () => State) => triageSlice.selectSlice(getState())
  let isEntered = false
  let hasChanged = false

  /** The lists catch up once the person has left and nothing is saved any more. */
  const settle = ({ dispatch, getState }: EffectApi) => {
    if (isEntered || !hasChanged || current(getState).jobs.length > 0) return
    hasChanged = false
    dispatch(bulkApi.util.invalidateTags([...AFFECTED_TAGS]))
    dispatch(triageSettled())
  }

  const reread = (id: number, { dispatch }: EffectApi) => {
    const { initiate } = readPostApi.endpoints.readPost
    void dispatch(initiate(id, { forceRefetch: true, subscribe: false }))
  }

  async function saveNext(effectApi: EffectApi): Promise<boolean> {
    const { dispatch, getState } = effectApi
    const state = current(getState)
    const [job] = state.jobs
    const act = job && state.acts.find(({ number }) => number === job.act)
    if (!act) return false
    dispatch(jobSent())
    const change = sentChange(current(getState), act, job)
    // The post was read before anything could be done to it, so there is always a state to restore.
    if (!change) return false
    const { data, error } = await dispatch(
      bulkApi.endpoints.updatePosts.initiate({ postList: [act.id], change }, { track: false }),
    )
    const wait = data ? null : reasonToWait(error)
    if (wait) {
      dispatch(savingPaused(wait))
      return false
    }
    hasChanged = true
    const outcome: TriageOutcome = data
      ? outcomeOf(data[0], change)
      : {
          failure: refusalOf(error),
          state: null,
          isChanged: false,
          isDeleted: false,
        }
    dispatch(jobEnded(outcome))
    // What is shown may be out of date, or was read while the post was in the trash.
    if (outcome.failure || (job.isUndo && act.change?.type === 'delete')) reread(act.id, effectApi)
    return true
  }

  startListening({
    matcher: isAnyOf(acted, undone, savingResumed),
    effect: async (_action, effectApi) => {
      const { dispatch, getState } = effectApi
      const { jobs, isSaving } = current(getState)
      if (jobs.length === 0 || isSaving) return
      dispatch(savingBegun())
      dispatch(changesHeld(GUARD))
      while (await saveNext(effectApi));
      dispatch(savingEnded())
      if (current(getState).jobs.length === 0) dispatch(changesLetGo(GUARD))
      settle(effectApi)
    },
  })
  startListening({
    actionCreator: triageEntered,
    effect: async (_action, { dispatch, getState }) => {
      isEntered = true
      const kept = await preferencesOf(getState()).read()
      if (kept) dispatch(preferencesRestored(kept))
    },
  })
  startListening({
    actionCreator: triageLeft,
    effect: (_action, effectApi) => {
      isEntered = false
      settle(effectApi)
    },
  })
  startListening({
    matcher: isAnyOf(targetsChosen, pinsChosen),
    effect: (_action, { getState }) => {
      const { targets, pins } = current(getState)
      preferencesOf(getState()).write({ targets, pins })
    },
  })
}
