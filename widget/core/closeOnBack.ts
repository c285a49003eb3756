const MARK = 'vitrina'

/**
 * Lets the browser's Back close an overlay instead of leaving the page. Returns a function that must be called when the
 * overlay is closed in any way: it removes the overlay's entry from the history, if that is still the current one.
 */
export function closeOnBack(close: () => void): () => void {
  // Other entries may be marked too: by an earlier visit, or because the shop's page has copied the state.
  const mark = Math.random()
  const { href } = location
  const isOurs = () =>
    (history.state as { [MARK]?: unknown } | null)?.[MARK] === mark && location.href === href
  try {
    history.pushState({ ...Object(history.state), [MARK]: mark }, '')
  } catch {
    // A page may forbid new entries of the history, and a browser limits their number.
    return () => undefined
  }
  const onBack = () => {
    if (!isOurs()) close()
  }
  window.addEventListener('popstate', onBack)
  return () => {
    window.removeEventListener('popstate', onBack)
    if (isOurs()) history.back()
  }
}
