import { selectHasUnfinishedWork, type WithUnfinishedWork } from '../state/unfinishedWork'

interface StoreOfWork {
  getState: () => WithUnfinishedWork
  subscribe: (listener: () => void) => () => void
}

const hold = (event: BeforeUnloadEvent) => {
  event.preventDefault()
}

/** Has the browser ask before a page with unfinished work is closed or reloaded; returns how to stop. */
export function holdPage({ getState, subscribe }: StoreOfWork): () => void {
  const letGo = () => {
    window.removeEventListener('beforeunload', hold)
  }
  const follow = () => {
    // A listener that is there already is not added twice.
    if (selectHasUnfinishedWork(getState())) window.addEventListener('beforeunload', hold)
    else letGo()
  }
  follow()
  const stopFollowing = subscribe(follow)
  return () => {
    stopFollowing()
    letGo()
  }
}
