import { isAnyOf } from '@reduxjs/toolkit'
import { sessionLost, sessionRestored } from '@/common/session/sessionSlice'
import type { StartListening } from '@/common/store/listening'
import { uploadsPaused, uploadsResumed } from '@/common/uploads/queuedFile'
import { connectionFound, connectionLost } from '../state/connectionSlice'

/** Pauses uploads without a connection or a session, and resumes them automatically when it is restored. */
export function listenForUploadsConnection(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(connectionLost, sessionLost),
    effect: (_action, { dispatch }) => {
      dispatch(uploadsPaused())
    },
  })
  startListening({
    matcher: isAnyOf(connectionFound, sessionRestored),
    effect: (_action, { dispatch }) => {
      dispatch(uploadsResumed())
    },
  })
}
