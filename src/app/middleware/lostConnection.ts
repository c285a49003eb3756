import { isConnected } from '@/common/api/isConnected'
import type { BrowserPort } from '@/common/lib/browserPort'
import type { StartListening } from '@/common/store/listening'
import { OFFLINE_RETRY_MS } from '@/contract/constants'
import {
  connectionCheckAsked,
  connectionCheckFailed,
  connectionLost,
  connectionSlice,
  type ConnectionState,
} from '../connectionSlice'
import { isFailedRequest, isLostConnection } from './failedRequest'

type WithConnection = Record<typeof connectionSlice.reducerPath, ConnectionState>

/** A lost connection (section 2, offline modal): tried again every 10 s and when asked; the page reloads with it. */
export function listenForLostConnection(
  startListening: StartListening<WithConnection>,
  browser: BrowserPort,
) {
  const stops = [
    startListening({
      matcher: isFailedRequest,
      effect: ({ payload }, { dispatch, getState }) => {
        const { isLost } = connectionSlice.selectSlice(getState())
        if (isLostConnection(payload) && !isLost) dispatch(connectionLost())
      },
    }),
    startListening({
      actionCreator: connectionLost,
      effect: async (_action, { cancelActiveListeners, delay }) => {
        cancelActiveListeners()
        do await delay(OFFLINE_RETRY_MS)
        while (!(await isConnected()))
        browser.reload()
      },
    }),
    startListening({
      actionCreator: connectionCheckAsked,
      effect: async (_action, { dispatch }) => {
        if (await isConnected()) browser.reload()
        else dispatch(connectionCheckFailed())
      },
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
