/** Ms to wait where the browser cannot report that it is idle. */
const PAUSE_MS = 2000

/** Runs work when the page is idle. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PAUSE_MS * 2 })
  else setTimeout(work, PAUSE_MS)
}
