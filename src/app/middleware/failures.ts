import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { failureMessage } from '@/common/api/apiError'
import type { StartListening } from '@/common/store/listening'
import { isFailedRequest, isLostConnection, policyOf } from './failedRequest'

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
