import type { BrowserPort } from '@/common/lib/browserPort'
import type { StartListening } from '@/common/store/listening'
import type { SessionLog } from './recorder'
import {
  sessionDownloadAsked,
  sessionDownloadFailed,
  type SessionRecordState,
} from './sessionRecordSlice'

/** Makes the file when it is requested; all code for it is loaded only then. */
export function listenForSessionRecord(
  startListening: StartListening<{ sessionRecord: SessionRecordState }>,
  browser: BrowserPort,
  log: () => SessionLog,
) {
  startListening({
    actionCreator: sessionDownloadAsked,
    effect: async (_action, { getState, dispatch }) => {
      const outcome = await import(
        /* webpackChunkName: "session-export" */ './export/downloadSession'
      )
        .then(({ downloadSession }) => downloadSession(log(), getState(), browser))
        .catch(() => sessionDownloadFailed('failed'))
      dispatch(outcome)
    },
  })
}
