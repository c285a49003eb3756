import type { AppRouter } from '../router/router'

const numberOf = (): number | null => {
  const state: unknown = window.history.state
  return typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number'
    ? state.idx
    : null
}

/**
 * Numbers an entry of the history that was made by typing an address, as the router numbers its own: without a number
 * the router could not block a person who leaves unsaved changes by the browser's Back. Must be called before the
 * router listens.
 */
export function numberEntries(): (router: AppRouter) => void {
  let current = numberOf() ?? 0
  window.addEventListener('popstate', () => {
    if (numberOf() === null) {
      window.history.replaceState({ ...window.history.state, idx: current + 1 }, '')
    }
    current = numberOf() ?? current
  })
  return (router) => {
    router.subscribe(() => {
      current = numberOf() ?? current
    })
  }
}
