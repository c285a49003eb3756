let stopped = 0

/** How many requests and writes were blocked. */
export function stoppedCount(): number {
  return stopped
}

function refuse(): never {
  stopped += 1
  throw new TypeError('A replay sends nothing')
}

/** Replaces a constructor: `new` of it throws. */
function RefusedConnection() {
  refuse()
}

/**
 * Removes the network and the storage from this page, in addition to the policy that the browser enforces. Writes are
 * ignored without an error, because no code would handle it.
 */
export function goOffline(): void {
  const swallow = () => {
    stopped += 1
  }
  Object.assign(window, {
    // An async function turns a thrown error into a rejection, as fetch does.
    fetch: async () => refuse(),
    XMLHttpRequest: RefusedConnection,
    WebSocket: RefusedConnection,
    EventSource: RefusedConnection,
    open: () => null,
    // Only the record scrolls the page.
    scrollTo: () => undefined,
  })
  Object.assign(Navigator.prototype, {
    sendBeacon: () => {
      swallow()
      return false
    },
  })
  Object.assign(Storage.prototype, { setItem: swallow, removeItem: swallow, clear: swallow })
}
