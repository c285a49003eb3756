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
 * Gives an entry of the history that somebody made by typing an address the number that the router counts its own by:
 * without one it could not hold back a person who leaves unsaved changes by the browser's Back. To be started before
 * the router listens.
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
