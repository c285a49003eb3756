import type { BrowserPort } from '@/common/lib/browserPort'
import type { StartListening } from '@/common/store/listening'
import { LANDING_PATH, LANDING_REASON } from '@/contract/addresses'
import { TOAST_MS } from '@/contract/constants'
import { isFailedRequest, isStatus, policyOf } from './failedRequest'

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
