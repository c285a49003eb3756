import type { StartListening } from '@/common/store/listening'
import { uploadsPaused, uploadsResumed } from '@/common/uploads/uploadEvents'
import { connectionFound, connectionLost } from '../state/connectionSlice'

/** Files on their way wait while there is no connection, and go on with it by themselves. */
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
