import { quietly } from './work'

/** Levels of the shopper's consent; each includes the lower ones. */
export const MAY_NOTHING = 0
/** The page keeps events until it may send them. */
export const MAY_WAIT = 1
/** Events are sent. */
export const MAY_COUNT = 2
/** The browser stores the embed's data. */
export const MAY_STORE = 3
export type Permission = typeof MAY_NOTHING | typeof MAY_WAIT | typeof MAY_COUNT | typeof MAY_STORE

/** Event of the window: the permission has changed. */
export const CONSENT_CHANGED = 'vitrina:consent'

/** On the document, because chunks share no modules. Absent without the loader, in a preview. */
const PERMISSION = Symbol.for('vitrina:consent')

declare global {
  interface Document {
    [PERMISSION]?: Permission
  }
}

export const permission = (): Permission => document[PERMISSION] ?? MAY_STORE

export function setPermission(permission: Permission): void {
  document[PERMISSION] = permission
  dispatchEvent(new Event(CONSENT_CHANGED))
}

type Area = 'localStorage' | 'sessionStorage'

/**
 * The only access to the shopper's browser storage in the embed. Throws while storing is not permitted, as a browser
 * does that forbids it.
 */
export function shopperStorage(area: Area = 'localStorage'): Storage {
  if (permission() < MAY_STORE) throw new Error()
  return window[area]
}

/**
 * Names of all stored entries of the embed; the shop's own names may begin alike. The team's preview token is not among
 * them.
 */
const OURS = /^vitrina(:|-(answers$|seen:|hidden:))/

/** Removes all that the embed has stored. */
export function clearStorage(): void {
  quietly(() => {
    for (const area of [localStorage, sessionStorage]) {
      for (const name of Object.keys(area)) if (OURS.test(name)) area.removeItem(name)
    }
  })
}

/**
 * Prefix of the key under which the loader stores an order until the chunk of events sends it; the rest is the time of
 * the order, ms, with a random fraction, so that simultaneous orders have different keys.
 */
export const STORED_ORDER = 'vitrina:order:'
