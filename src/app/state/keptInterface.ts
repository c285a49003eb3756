import type { StartListening } from '@/common/store/listening'
import { navigationFolded } from './interfaceSlice'

/** Where this browser keeps how a person likes the interface. */
const KEY = 'vitrina.isNavigationFolded'

/** How the person left the interface at the last visit, as an event for the store. */
export function keptInterface() {
  return navigationFolded(readKept() === 'true')
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // A browser may forbid the storage: then nothing is kept.
    return null
  }
}

export function listenForInterface(startListening: StartListening) {
  startListening({
    actionCreator: navigationFolded,
    effect: ({ payload }) => {
      try {
        localStorage.setItem(KEY, String(payload))
      } catch {
        // Full or forbidden: the choice lasts as long as the page.
      }
    },
  })
}
