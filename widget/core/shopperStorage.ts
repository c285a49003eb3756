import { quietly } from './quietly'

/** What the shopper's consent allows; each allows what those before it do. */
export const MAY_NOTHING = 0
/** The page remembers events until it may send them. */
export const MAY_WAIT = 1
/** They are sent. */
export const MAY_COUNT = 2
/** The browser stores what the embed wants to remember. */
export const MAY_STORE = 3
export type Permission = typeof MAY_NOTHING | typeof MAY_WAIT | typeof MAY_COUNT | typeof MAY_STORE

/** Of the window, when the permission has changed. */
export const CONSENT_CHANGED = 'vitrina:consent'

/** On the document, for chunks share no modules. Without the loader, in a preview, there is none. */
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
 * The only way to the shopper's browser for all that the embed remembers. Throws while nothing may be stored, as a
 * browser does that forbids it.
 */
export function shopperStorage(area: Area = 'localStorage'): Storage {
  if (permission() < MAY_STORE) throw new Error()
  return window[area]
}

/** All that the embed stores; the shop's own names may begin alike. What its team looks at is not in it. */
const OURS = /^vitrina(:|-(answers$|seen:|hidden:))/

/** Removes all that the embed has stored. */
export function clearStorage(): void {
  quietly(() => {
    for (const area of [localStorage, sessionStorage]) {
      for (const name of Object.keys(area)) if (OURS.test(name)) area.removeItem(name)
    }
  })
}
