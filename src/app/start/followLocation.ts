import type { AppRouter } from '../router/router'
import { locationChanged } from '@/common/routing/locationSlice'
import type { AppStore } from './store'

/** Tells the store where the router is, and never the other way round, so that the two cannot fight. */
export function followLocation(router: AppRouter, { dispatch }: Pick<AppStore, 'dispatch'>) {
  let told: string | null = null
  const tell = ({ location, historyAction }: AppRouter['state']) => {
    const { pathname, search, key } = location
    // The key alone is not enough: an address typed by hand has none of its own.
    const place = [key, pathname, search].join(' ')
    if (place === told) return
    told = place
    dispatch(locationChanged({ pathname, search, key, action: historyAction }))
  }
  tell(router.state)
  return router.subscribe(tell)
}
