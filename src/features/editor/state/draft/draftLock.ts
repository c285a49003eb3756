/**
 * The lock of a post's draft, as one tab sees it. Of all tabs that show the post, only one holds the lock at a time.
 */
export interface DraftLock {
  readonly key: string
  /** When this visit last wrote the draft, in ms; null if it has not written any. */
  keptAt: number | null
  /** Whether this tab may offer, write and remove the draft. */
  isHeld: () => boolean
  /** Takes the lock from its holder, which then waits for it to be free again. */
  take: () => void
  /** Releases the lock for good; waiting ends too. */
  letGo: () => void
}

/**
 * Waits for the draft's lock, until no other tab holds it. Calls `onHeld` each time the lock is granted. Where the
 * browser has no locks, as on plain http, every tab holds it.
 */
export function awaitDraft(key: string, onHeld: (lock: DraftLock) => unknown): DraftLock {
  const { locks } = navigator as { locks?: LockManager }
  let asked = new AbortController()
  let isHeld = false
  let isLeft = false
  const lock: DraftLock = {
    key,
    keptAt: null,
    isHeld: () => isHeld,
    take: () => {
      if (!isHeld) void ask({ isTaken: true })
    },
    letGo: () => {
      isLeft = true
      asked.abort()
      window.removeEventListener('pagehide', giveUp)
      window.removeEventListener('pageshow', askAgain)
    },
  }

  function hold({ signal }: AbortController): Promise<void> {
    return new Promise((free) => {
      if (signal.aborted) {
        free()
        return
      }
      signal.addEventListener('abort', () => {
        isHeld = false
        free()
      })
      isHeld = true
      onHeld(lock)
    })
  }

  async function ask({ isTaken }: { isTaken: boolean }): Promise<void> {
    asked.abort()
    if (isLeft) return
    const mine = new AbortController()
    asked = mine
    if (!locks) {
      await hold(mine)
      return
    }
    // A request that steals a lock is granted immediately, and cannot be combined with a signal.
    const options = isTaken ? { steal: true } : { signal: mine.signal }
    const grant = { isGiven: false }
    try {
      await locks.request(`draft:${key}`, options, () => {
        grant.isGiven = true
        return hold(mine)
      })
    } catch {
      if (mine.signal.aborted) return
      // Another tab has taken the lock, or the browser denies locks to this page.
      if (grant.isGiven) void ask({ isTaken: false })
      else await hold(mine)
    }
  }

  // Releases the lock when the page is left, because the page may stay in the back/forward cache, where it must not
  // hold the lock.
  function giveUp(): void {
    asked.abort()
  }
  function askAgain(): void {
    if (asked.signal.aborted) void ask({ isTaken: false })
  }
  window.addEventListener('pagehide', giveUp)
  window.addEventListener('pageshow', askAgain)
  void ask({ isTaken: false })
  return lock
}
