import type { useAppStore } from '@/common/store/hooks'
import { startListeners } from '@/common/store/useListeners'
import { listenForAddedPosts } from './libraryAfterPostAdd'
import { listenForSideChanges } from './libraryAfterSideChange'
import { listenForScheduledTurns, turnsAwaited } from './scheduledTurns'

/** Starts what keeps the lists of the library up to date; it comes after the first of them. */
export function startLibraryLinks(store: ReturnType<typeof useAppStore>): void {
  startListeners(store, listenForAddedPosts)
  startListeners(store, listenForSideChanges)
  startListeners(store, listenForScheduledTurns)
  store.dispatch(turnsAwaited())
}
