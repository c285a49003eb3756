/** A draft as one visit of its post sees it: of the tabs that show the post, one at a time holds its draft. */
export interface DraftLock {
  readonly key: string
  /** When this visit last wrote the draft, ms; null before that. */
  keptAt: number | null
  /** This tab may offer, write and remove the draft. */
  isHeld: () => boolean
  /** Takes the draft from the tab that holds it; that one waits for it then. */
  take: () => void
  /** For good; waiting ends too. */
  letGo: () => void
}

/**
 * Waits until the draft is this tab's: nobody else holds it, or who did has let it go or died. Calls `onHeld` each time
 * it comes here. Where the browser has no locks, as on plain http, each tab holds it.
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
    // What is taken is there at once, and cannot be given up before.
    const options = isTaken ? { steal: true } : { signal: mine.signal }
    const grant = { isGiven: false }
    try {
      await locks.request(`draft:${key}`, options, () => {
        grant.isGiven = true
        return hold(mine)
      })
    } catch {
      if (mine.signal.aborted) return
      // Another tab took it, or the browser refuses locks to this page.
      if (grant.isGiven) void ask({ isTaken: false })
      else await hold(mine)
    }
  }

  // A page may be kept in memory after it was left; the draft must not stay in there with it.
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
