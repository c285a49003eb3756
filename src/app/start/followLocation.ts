import type { AppRouter } from '@/app/router/router'
import { locationChanged } from '@/common/routing/locationSlice'
import type { AppStore } from './store'

/** Copies the router's location to the store, and never the other way round, so that the two cannot conflict. */
export function followLocation(router: AppRouter, { dispatch }: Pick<AppStore, 'dispatch'>) {
  let reported: string | null = null
  const report = ({ location, historyAction }: AppRouter['state']) => {
    const { pathname, search, key } = location
    // The key alone is not enough: an address typed by hand has no key of its own.
    const current = [key, pathname, search].join(' ')
    if (current === reported) return
    reported = current
    dispatch(locationChanged({ pathname, search, key, action: historyAction }))
  }
  report(router.state)
  return router.subscribe(report)
}

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
