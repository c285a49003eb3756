import type { StartListening } from '@/common/store/listening'
import { uploadsPaused, uploadsResumed } from '@/common/uploads/queuedFile'
import { connectionFound, connectionLost } from '../state/connectionSlice'

/** Pauses uploads without a connection, and resumes them automatically when it is restored. */
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
