import type { UnknownAction } from '@reduxjs/toolkit'
import { isModuleFailure, PRELOAD_ERROR } from '@/common/lib/retryImport'
import { createPath } from 'react-router-dom'
import { connectionLost, moduleFailed } from '../state/connectionSlice'
import type { AppRouter } from '../router/router'

/** Turns what happens to the page itself into events of the store; returns how to stop. */
export function watchPage(
  { dispatch }: { dispatch: (action: UnknownAction) => void },
  router: Pick<AppRouter, 'state'>,
): () => void {
  const tellOffline = () => {
    dispatch(connectionLost())
  }
  const tellModuleFailed = () => {
    const { location } = router.state.navigation
    const awaited = location && createPath(location)
    dispatch(navigator.onLine ? moduleFailed(awaited) : connectionLost(awaited))
  }
  const takeFailure = (event: Event) => {
    event.preventDefault()
    tellModuleFailed()
  }
  // Other rejections that nobody handles are only logged, which the browser does (product-rules/screens.md#failed-modules).
  const takeRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isModuleFailure(reason)) tellModuleFailed()
  }
  window.addEventListener('offline', tellOffline)
  window.addEventListener(PRELOAD_ERROR, takeFailure)
  window.addEventListener('unhandledrejection', takeRejection)
  return () => {
    window.removeEventListener('offline', tellOffline)
    window.removeEventListener(PRELOAD_ERROR, takeFailure)
    window.removeEventListener('unhandledrejection', takeRejection)
  }
}
