const MARK = 'vitrina'

/**
 * Lets the browser's Back close what is open over the page instead of leaving it. Returns a function to be called when
 * it is closed in another way: it takes the entry out of the history again.
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
    // What the shop's page has put on top meanwhile is its own.
    if (isOurs()) history.back()
  }
}

function isOurs(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && MARK in state
}
