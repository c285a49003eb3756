import type { BrowserPort } from '@/common/lib/browserPort'
import type { StartListening } from '@/common/store/listening'
import {
  reloadAsked,
  selectAwaited,
  type connectionSlice,
  type ConnectionState,
} from '../state/connectionSlice'

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
