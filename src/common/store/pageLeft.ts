import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { BrowserPort } from '../lib/browserPort'

/** Leaves the cabinet for another page. The store's thunks receive the page (`BrowserPort`) to do it with. */
export function pageLeft(url: string): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (_dispatch, _getState, page) => {
    ;(page as BrowserPort).assign(url)
  }
}
