import type { BrowserPort } from '@/common/lib/browserPort'
import type { StartListening } from '@/common/store/listening'
import { reloadAsked } from '../connectionSlice'

/** The page is reloaded when a person asks for it. */
export function listenForReload(startListening: StartListening, browser: BrowserPort) {
  return startListening({
    actionCreator: reloadAsked,
    effect: () => {
      browser.reload()
    },
  })
}
