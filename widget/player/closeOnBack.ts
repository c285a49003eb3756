const MARK = 'vitrina'

/**
 * Lets the browser's Back close an overlay instead of leaving the page. Returns a function to be called when the
 * overlay is closed in another way: it removes the entry from the history.
 */
export function closeOnBack(close: () => void): () => void {
  try {
    history.pushState({ ...Object(history.state), [MARK]: true }, '')
  } catch {
    // A page may forbid it, and a browser limits how often.
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
    // An entry that the shop's page has pushed meanwhile is not ours.
    if (isOurs()) history.back()
  }
}

function isOurs(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && MARK in state
}
