import type { UnknownAction } from '@reduxjs/toolkit'
import { isModuleFailure, PRELOAD_ERROR } from '@/common/lib/retryImport'
import { connectionLost, moduleFailed } from './connectionSlice'

/** Turns what happens to the page itself into events of the store; returns how to stop. */
export function watchPage({ dispatch }: { dispatch: (action: UnknownAction) => void }): () => void {
  const tellOffline = () => {
    dispatch(connectionLost())
  }
  const tellModuleFailed = () => {
    dispatch(navigator.onLine ? moduleFailed() : connectionLost())
  }
  const takeFailure = (event: Event) => {
    event.preventDefault()
    tellModuleFailed()
  }
  // Other rejections that nobody handles are only logged, which the browser does (section 8).
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
