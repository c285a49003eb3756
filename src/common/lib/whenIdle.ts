/** Ms to wait where the browser does not tell when it is idle. */
const PAUSE_MS = 2000

/** Runs work that can wait until the page has nothing better to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PAUSE_MS * 2 })
  else setTimeout(work, PAUSE_MS)
}
