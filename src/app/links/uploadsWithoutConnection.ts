import type { StartListening } from '@/common/store/listening'
import { uploadsPaused, uploadsResumed } from '@/common/uploads/uploadEvents'
import { connectionFound, connectionLost } from '../state/connectionSlice'

/** Files that are being sent wait while there is no connection, and continue by themselves when it is back. */
export function listenForUploadsConnection(startListening: StartListening) {
  startListening({
    actionCreator: connectionLost,
    effect: (_action, { dispatch }) => {
      dispatch(uploadsPaused())
    },
  })
  startListening({
    actionCreator: connectionFound,
    effect: (_action, { dispatch }) => {
      dispatch(uploadsResumed())
    },
  })
}
