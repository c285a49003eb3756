import { isAnyOf } from '@reduxjs/toolkit'
import { connectionFound } from '@/app/state/connectionSlice'
import { sessionRestored } from '@/common/session/sessionSlice'
import type { StartListening } from '@/common/store/listening'
import { savingResumed } from '@/features/posts/triage/triageSlice'

/** Goes on saving what was sorted out once the connection is back, or the person is signed in again. */
export function listenForTriageConnection(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(connectionFound, sessionRestored),
    effect: (_action, { dispatch }) => {
      dispatch(savingResumed())
    },
  })
}
