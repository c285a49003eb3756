import { sessionLost, sessionRestored } from '@/common/session/sessionSlice'
import { userApi } from '@/common/session/user'
import type { StartListening } from '@/common/store/listening'
import { isFailedRequest, isStatus } from './failedRequest'

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
