import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { ApiError } from '@/common/api/apiError'
import type { Message } from '@/common/i18n/messages'
import type { StartListening } from '@/common/store/listening'
import { isFailedRequest, isStatus, policyOf } from './failedRequest'

/** Failed envelopes, missing bodies and server errors become toasts, unless the call shows them itself (section 8). */
export function listenForFailures(startListening: StartListening) {
  return startListening({
    matcher: isFailedRequest,
    effect: (action, { dispatch }) => {
      const message = messageOfFailure(action.payload)
      if (message && policyOf(action).toast) dispatch(toastShown({ tone: 'error', message }))
    },
  })
}

/** The words of a failure; null for what other rules own (401, 403) and for what nobody waits for. */
export function messageOfFailure(error: ApiError): Message | null {
  if (error.kind === 'aborted' || isStatus(error, 401) || isStatus(error, 403)) return null
  if (error.kind === 'envelope' && error.message) return { text: error.message }
  if (error.kind === 'http' && error.status < 500 && error.statusMessage) {
    return { text: error.statusMessage }
  }
  return { id: 'serverError' }
}
