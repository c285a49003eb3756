import { selectHasUnfinishedWork, type WithUnfinishedWork } from '../state/unfinishedWork'

interface StoreOfWork {
  getState: () => WithUnfinishedWork
  subscribe: (listener: () => void) => () => void
}

const warn = (event: BeforeUnloadEvent) => {
  event.preventDefault()
}

/**
 * Makes the browser ask before a page with unfinished work is closed or reloaded; returns a function that stops it.
 */
export function warnBeforeUnload({ getState, subscribe }: StoreOfWork): () => void {
  const stopWarning = () => {
    window.removeEventListener('beforeunload', warn)
  }
  const follow = () => {
    // Adding the same listener twice has no effect.
    if (selectHasUnfinishedWork(getState())) window.addEventListener('beforeunload', warn)
    else stopWarning()
  }
  follow()
  const stopFollowing = subscribe(follow)
  return () => {
    stopFollowing()
    stopWarning()
  }
}
