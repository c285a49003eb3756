import type { AppRouter } from '../router/router'
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
