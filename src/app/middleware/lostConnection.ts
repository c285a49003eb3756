import {
  connectionCheckAsked,
  connectionCheckFailed,
  connectionFound,
  connectionLost,
  connectionSlice,
  selectAwaited,
  type ConnectionState,
  reloadAsked,
} from '@/app/state/connectionSlice'
import { selectHasUnfinishedWork, type WithUnfinishedWork } from '@/app/state/unfinishedWork'
import { isConnected } from '@/common/api/probe'
import type { BrowserPort } from '@/common/lib/browserPort'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import { OFFLINE_RETRY_MS } from '@/contract/constants'
import { isFailedRequest, isLostConnection } from './failedRequest'

type WithConnection = Record<typeof connectionSlice.reducerPath, ConnectionState>
type State = WithConnection & WithUnfinishedWork

/**
 * A lost connection (product-rules/screens.md#offline-dialog): checked every 10 s and on request. Once it is back,
 * the page reloads, or continues where it was when a reload would lose unfinished work.
 */
export function listenForLostConnection(
  startListening: StartListening<State>,
  browser: BrowserPort,
) {
  const isLost = (state: State) => connectionSlice.selectSlice(state).isLost
  const goOn = (state: State, dispatch: AppDispatch) => {
    if (selectHasUnfinishedWork(state)) dispatch(connectionFound())
    else browser.reload(selectAwaited(state))
  }
  startListening({
    matcher: isFailedRequest,
    effect: ({ payload }, { dispatch, getState }) => {
      if (isLostConnection(payload) && !isLost(getState())) dispatch(connectionLost())
    },
  })
  startListening({
    actionCreator: connectionLost,
    effect: async (_action, { cancelActiveListeners, delay, getState, dispatch }) => {
      cancelActiveListeners()
      do await delay(OFFLINE_RETRY_MS)
      while (isLost(getState()) && !(await isConnected()))
      if (isLost(getState())) goOn(getState(), dispatch)
    },
  })
  startListening({
    actionCreator: connectionCheckAsked,
    effect: async (_action, { dispatch, getState }) => {
      const isFound = await isConnected()
      if (!isLost(getState())) return
      if (isFound) goOn(getState(), dispatch)
      else dispatch(connectionCheckFailed())
    },
  })
}

type WithReload = Record<typeof connectionSlice.reducerPath, ConnectionState>

/** Reloads the page when a person asks for it. */
export function listenForReload(startListening: StartListening<WithReload>, browser: BrowserPort) {
  startListening({
    actionCreator: reloadAsked,
    effect: (_action, { getState }) => {
      browser.reload(selectAwaited(getState()))
    },
  })
}
