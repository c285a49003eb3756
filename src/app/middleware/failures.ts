import { isAnyOf } from '@reduxjs/toolkit'
import { failureMessage } from '@/common/api/apiError'
import type { BrowserPort } from '@/common/lib/browserPort'
import {
  personChanged,
  selectIsSessionLost,
  sessionLost,
  sessionRestored,
  type sessionSlice,
  type SessionState,
} from '@/common/session/sessionSlice'
import { userApi } from '@/common/session/user'
import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { LANDING_PATH, LANDING_REASON } from '@/contract/addresses'
import { TOAST_MS } from '@/contract/constants'
import { isFailedRequest, isLostConnection, isStatus, policyOf } from './failedRequest'

/** Failures become toasts, unless the screen shows them itself (product-rules/errors.md#failure-messages). */
export function listenForFailures(startListening: StartListening) {
  startListening({
    matcher: isFailedRequest,
    effect: (action, { dispatch, getState }) => {
      if (isLostConnection(action.payload)) return
      const message = failureMessage(action.payload)
      if (message && policyOf(action, getState()).toast) {
        dispatch(toastShown({ tone: 'error', message }))
      }
    },
  })
}

/** 403 (product-rules/errors.md#forbidden): one warning, and the landing page; silent calls show nothing. */
export function listenForForbidden(startListening: StartListening, browser: BrowserPort) {
  let isLeaving = false
  // The access ends before the page is left.
  const { matchPending, matchRejected } = userApi.endpoints.endVisit
  startListening({
    matcher: isAnyOf(matchPending, matchRejected),
    effect: (action) => {
      isLeaving = matchPending(action)
    },
  })
  startListening({
    matcher: isFailedRequest,
    effect: async (action, { getState, delay }) => {
      const error = action.payload
      if (!isStatus(error, 403) || isLeaving) return
      if (policyOf(action, getState()).on403 === 'silent') return
      isLeaving = true
      const message = error.kind === 'http' && error.statusMessage
      const query = new URLSearchParams(
        message ? { [LANDING_REASON]: 'forbidden', message } : { [LANDING_REASON]: 'unknown' },
      )
      browser.assign(`${LANDING_PATH}?${query.toString()}`)
      // A person with unsaved work may stay; the next 403 is shown again.
      await delay(TOAST_MS)
      isLeaving = false
    },
  })
}

type WithSession = Record<typeof sessionSlice.reducerPath, SessionState> &
  Parameters<ReturnType<typeof userApi.endpoints.getUser.select>>[0]

/**
 * 401: the cabinet keeps the work and leads through signing in and back. When another person has signed in instead, the
 * page is left together with the work of the former (product-rules/calls.md#lost-session).
 */
export function listenForLostSession(
  startListening: StartListening<WithSession>,
  browser: BrowserPort,
) {
  const { getUser } = userApi.endpoints
  startListening({
    matcher: isFailedRequest,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      if (isStatus(payload, 401)) dispatch(sessionLost())
      // Another person has signed in, who has no access to this account.
      const isClosed = isStatus(payload, 403) && meta.arg.endpointName === getUser.name
      if (!isClosed || !selectIsSessionLost(getState())) return
      dispatch(personChanged())
      browser.assign(LANDING_PATH)
    },
  })
  startListening({
    matcher: getUser.matchFulfilled,
    effect: ({ payload }, { dispatch, getState, getOriginalState }) => {
      const former = getUser.select()(getOriginalState()).data
      if (former && former.personId !== payload.personId) {
        dispatch(personChanged())
        browser.reload(null)
      } else if (selectIsSessionLost(getState())) {
        dispatch(sessionRestored())
      }
    },
  })
}
