import type { useAppStore } from '@/common/store/hooks'
import { startListeners } from '@/common/store/useListeners'
import { listenForAddedPosts } from './libraryAfterPostAdd'
import { listenForReturns } from './libraryAfterReturn'
import { listenForSideChanges } from './libraryAfterSideChange'
import { listenForSourceReadings } from './libraryAfterSourceReading'
import { listenForNewSources } from './sourcesAfterNewPosts'
import { listenForScheduledTransitions, transitionsAwaited } from './scheduledTransitions'

/** Starts the listeners that keep the lists of the library up to date; they load after the first list. */
export function startLibraryLinks(store: ReturnType<typeof useAppStore>): void {
  startListeners(store, listenForAddedPosts)
  startListeners(store, listenForReturns)
  startListeners(store, listenForSideChanges)
  startListeners(store, listenForSourceReadings)
  startListeners(store, listenForNewSources)
  startListeners(store, listenForScheduledTransitions)
  store.dispatch(transitionsAwaited())
}
