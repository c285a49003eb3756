import { createPath } from 'react-router-dom'
import type { AppRouter } from '@/app/router/router'
import { connectionLost, moduleFailed } from '@/app/state/connectionSlice'
import { selectHasUnfinishedWork, type WithUnfinishedWork } from '@/app/state/unfinishedWork'
import { api } from '@/common/api/api'
import { userApi } from '@/common/session/user'
import type { AppDispatch } from '@/common/store/hooks'
import { isModuleFailure, PRELOAD_ERROR } from '@/common/lib/loading'

/** Dispatches events of the page itself to the store; returns a function that stops it. */
export function watchPage(
  { dispatch }: { dispatch: AppDispatch },
  router: Pick<AppRouter, 'state'>,
): () => void {
  const reportOffline = () => {
    dispatch(connectionLost())
  }
  const reportModuleFailure = () => {
    const { location } = router.state.navigation
    const awaited = location && createPath(location)
    dispatch(navigator.onLine ? moduleFailed(awaited) : connectionLost(awaited))
  }
  const takeFailure = (event: Event) => {
    event.preventDefault()
    reportModuleFailure()
  }
  // Other unhandled rejections are only logged, which the browser does (product-rules/screens.md#failed-modules).
  const takeRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isModuleFailure(reason)) reportModuleFailure()
  }
  // Polling pauses while the page is hidden, and refetches when it is visible again.
  const { onFocus, onFocusLost } = api.internalActions
  const { getUser } = userApi.endpoints
  const reportVisibility = () => {
    const isHidden = document.visibilityState === 'hidden'
    dispatch(isHidden ? onFocusLost() : onFocus())
    // In another tab the person may have signed out, or another person in.
    if (!isHidden)
      void dispatch(getUser.initiate(undefined, { forceRefetch: true, subscribe: false }))
  }
  window.addEventListener('offline', reportOffline)
  window.addEventListener(PRELOAD_ERROR, takeFailure)
  window.addEventListener('unhandledrejection', takeRejection)
  document.addEventListener('visibilitychange', reportVisibility)
  return () => {
    window.removeEventListener('offline', reportOffline)
    window.removeEventListener(PRELOAD_ERROR, takeFailure)
    window.removeEventListener('unhandledrejection', takeRejection)
    document.removeEventListener('visibilitychange', reportVisibility)
  }
}

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
