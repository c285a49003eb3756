import { failureMessage } from '@/common/api/apiError'
import type { BrowserPort } from '@/common/lib/browserPort'
import { sessionLost, sessionRestored } from '@/common/session/sessionSlice'
import { userApi } from '@/common/session/user'
import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { LANDING_PATH, LANDING_REASON } from '@/contract/addresses'
import { TOAST_MS } from '@/contract/constants'
import { isFailedRequest, isLostConnection, policyOf, isStatus } from './failedRequest'

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

/** 401: the cabinet keeps the work and leads through signing in and back (product-rules/calls.md#lost-session). */
export function listenForLostSession(startListening: StartListening) {
  startListening({
    matcher: isFailedRequest,
    effect: ({ payload }, { dispatch }) => {
      if (isStatus(payload, 401)) dispatch(sessionLost())
    },
  })
  startListening({
    matcher: userApi.endpoints.getUser.matchFulfilled,
    effect: (_action, { dispatch }) => {
      dispatch(sessionRestored())
    },
  })
}
