import type { AppRouter } from './router'
import { locationChanged } from './locationSlice'
import type { AppStore } from './store'

/** Tells the store where the router is, and never the other way round, so that the two cannot fight. */
export function followLocation(router: AppRouter, { dispatch }: Pick<AppStore, 'dispatch'>) {
  let told: string | null = null
  const tell = ({ location, historyAction }: AppRouter['state']) => {
    const { pathname, search, key } = location
    if (key === told) return
    told = key
    dispatch(locationChanged({ pathname, search, key, action: historyAction }))
  }
  tell(router.state)
  return router.subscribe(tell)
}
