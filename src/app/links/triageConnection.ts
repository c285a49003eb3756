import { connectionFound } from '@/app/state/connectionSlice'
import type { StartListening } from '@/common/store/listening'
import { savingResumed } from '@/features/posts/triage/triageSlice'

/** Goes on saving what was sorted out once the connection is back. */
export function listenForTriageConnection(startListening: StartListening) {
  startListening({
    actionCreator: connectionFound,
    effect: (_action, { dispatch }) => {
      dispatch(savingResumed())
    },
  })
}
