const MARK = 'vitrina'

/**
 * Lets the browser's Back close an overlay instead of leaving the page. Returns a function that must be called when the
 * overlay is closed in another way: it removes the overlay's entry from the history.
 */
export function closeOnBack(close: () => void): () => void {
  try {
    history.pushState({ ...Object(history.state), [MARK]: true }, '')
  } catch {
    // A page may forbid new entries of the history, and a browser limits their number.
    return () => undefined
  }
  let isDone = false
  const onBack = () => {
    if (isOurs()) return
    done()
    close()
  }
  const done = () => {
    isDone = true
    window.removeEventListener('popstate', onBack)
  }
  window.addEventListener('popstate', onBack)
  return () => {
    if (isDone) return
    done()
    // If the shop's page has pushed an entry meanwhile, the current entry is not the overlay's.
    if (isOurs()) history.back()
  }
}

function isOurs(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && MARK in state
}
