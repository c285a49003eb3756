import type { AppRouter } from '../../router/router'
import { selectLocation } from '@/common/routing/locationSlice'
import type { ReplayStore } from './createReplayStore'

/** Keeps a memory router at the replayed location; other navigation is ignored. */
export function followState(store: ReplayStore, router: AppRouter): () => void {
  const { navigate, getBlocker } = router
  router.navigate = () => Promise.resolve()
  // The person was asked in the session, and left.
  router.getBlocker = (key) => getBlocker(key, () => false)
  const follow = () => {
    const { pathname, search } = selectLocation(store.getState())
    const { location } = router.state
    const { location: next } = router.state.navigation
    const current = next ?? location
    if (current.pathname === pathname && current.search === search) return
    void navigate({ pathname, search }, { replace: true })
  }
  follow()
  return store.subscribe(follow)
}
