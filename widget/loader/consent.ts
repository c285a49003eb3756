import {
  clearStorage,
  MAY_COUNT,
  MAY_NOTHING,
  MAY_STORE,
  MAY_WAIT,
  setPermission,
} from '../core/shopperStorage'

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean
  }
}

/** Sets whether the shopper agrees. The page must set it again on each page. */
export type SetConsent = (isGiven: boolean) => void

/**
 * Decides permissions by the demand in the script's tag. Without a demand nothing requires consent; `anonymous`
 * requires it for storing; any other value requires it for storing and counting. With a privacy signal of the browser
 * nothing is stored.
 */
export function startConsent(demand: string | null): SetConsent {
  const isPrivate = navigator.globalPrivacyControl || navigator.doNotTrack === '1'
  const decide = (isGiven?: boolean) => {
    const mayStore = !isPrivate && (isGiven ?? demand === null)
    const mayCount = isGiven || demand === null || demand === 'anonymous'
    const unasked = isGiven === undefined ? MAY_WAIT : MAY_NOTHING
    setPermission(mayStore ? MAY_STORE : mayCount ? MAY_COUNT : unasked)
    if (isPrivate || isGiven === false) clearStorage()
  }
  decide()
  return decide
}
