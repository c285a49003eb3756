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

/** The page tells whether the shopper agrees; the next page tells it again. */
export type SetConsent = (isGiven: boolean) => void

/**
 * Decides what is allowed by what the tag of the script demands: null nothing, `anonymous` consent to storing, anything
 * else consent to storing and counting. Who asks by their browser not to be followed gets nothing stored.
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
