let stopped = 0

/** How many requests and writes were stopped. */
export function stoppedCount(): number {
  return stopped
}

function refuse(): never {
  stopped += 1
  throw new TypeError('A replay sends nothing')
}

/** Stands in for a constructor: `new` of it fails. */
function RefusedConnection() {
  refuse()
}

/**
 * Takes the network and the storage away from this page, below the policy that the browser enforces. Writes
 * are swallowed, because nobody would look at their failure.
 */
export function goOffline(): void {
  const swallow = () => {
    stopped += 1
  }
  Object.assign(window, {
    // An async function turns what it throws into a rejection, as fetch does.
    fetch: async () => refuse(),
    XMLHttpRequest: RefusedConnection,
    WebSocket: RefusedConnection,
    EventSource: RefusedConnection,
    open: () => null,
  })
  Object.assign(Navigator.prototype, {
    sendBeacon: () => {
      swallow()
      return false
    },
  })
  Object.assign(Storage.prototype, { setItem: swallow, removeItem: swallow, clear: swallow })
}
