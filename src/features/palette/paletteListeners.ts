import { isAnyOf } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { permissionHolder, userApi } from '@/common/session/user'
import type { api } from '@/common/api/api'
import type { StartListening } from '@/common/store/listening'
import { createPersistence } from '@/common/store/persist/createPersistence'
import { jsonFormat, rawValue } from '@/common/store/persist/rawValue'
import { hasPermission } from '@/contract/permissions'
import { paletteApi, type RecordQuery } from './paletteApi'
import { type overlaySlice, paletteClosed, paletteTyped, type OverlayState } from './overlaySlice'
import {
  choiceMade,
  FEWEST_CHARACTERS,
  paletteShown,
  type foundSlice,
  recentRestored,
  searchEnded,
  searchRetried,
  searchStarted,
  type PaletteState,
} from './foundSlice'

interface State {
  [api.reducerPath]: ReturnType<typeof api.reducer>
  [overlaySlice.reducerPath]: OverlayState
  [foundSlice.reducerPath]: PaletteState
}

const userOf = (state: Pick<State, 'api'>) => userApi.endpoints.getUser.select()(state).data

const choicesFormat = jsonFormat(
  v.object({ recent: v.array(v.object({ id: v.string(), text: v.optional(v.string()) })) }),
)

/** Where this browser keeps the choices of this person in this account. */
function recentChoices(state: State) {
  const { username = '', email = '' } = userOf(state) ?? {}
  const key = `vitrina.recent-choices.${username}.${email}`
  return createPersistence(key, rawValue(key, choicesFormat))
}

const TYPING_PAUSE_MS = 200

/** The request of the records that a person may see. */
export function recordQuery(state: Pick<State, 'api'>, query: string): RecordQuery {
  const user = userOf(state)
  const may = (right: 'VIEW_POSTS' | 'VIEW_SKUS') =>
    user !== undefined && hasPermission(permissionHolder(user), right)
  return { query, hasPosts: may('VIEW_POSTS'), hasProducts: may('VIEW_SKUS') }
}

/**
 * Asks the back office for records when the person pauses, and drops the question when they type on; keeps the latest
 * choices in this browser.
 */
export function listenForPalette(startListening: StartListening<State>): void {
  startListening({
    matcher: isAnyOf(paletteTyped, paletteShown, searchRetried, paletteClosed),
    effect: async (action, { cancelActiveListeners, delay, dispatch, getState, signal }) => {
      cancelActiveListeners()
      const query = getState().overlay.query.trim()
      const isRetry = searchRetried.match(action)
      if (query.length < FEWEST_CHARACTERS) return
      if (!isRetry) await delay(TYPING_PAUSE_MS)
      dispatch(searchStarted(query))
      const asked = recordQuery(getState(), query)
      const request = dispatch(paletteApi.endpoints.findRecords.initiate(asked))
      const drop = () => {
        request.abort()
      }
      signal.addEventListener('abort', drop)
      const { isSuccess } = await request
      signal.removeEventListener('abort', drop)
      request.unsubscribe()
      if (!signal.aborted) dispatch(searchEnded(isSuccess))
    },
  })
  startListening({
    actionCreator: paletteShown,
    effect: async (_action, { dispatch, getState }) => {
      // Read each time, because another tab may have added some.
      const kept = await recentChoices(getState()).read()
      if (kept) dispatch(recentRestored(kept.recent))
    },
  })
  startListening({
    actionCreator: choiceMade,
    effect: (_action, { getState }) => {
      const { recent } = getState().palette
      recentChoices(getState()).write({ recent })
    },
  })
}
