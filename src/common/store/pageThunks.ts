import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { BrowserPort } from '@/common/lib/browserPort'

/** Leaves the cabinet for another page. The store passes the page (`BrowserPort`) to its thunks for this. */
export function pageLeft(url: string): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (_dispatch, _getState, page) => {
    ;(page as BrowserPort).assign(url)
  }
}

/** Opens an address in a tab of its own. The store passes the page (`BrowserPort`) to its thunks for this. */
export function tabOpened(url: string): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (_dispatch, _getState, page) => {
    ;(page as BrowserPort).openTab(url)
  }
}

interface SavedFile {
  fileName: string
  contentType: string
  content: string
  /** Whether the content is bytes as base64; text without it. */
  isBase64?: boolean | undefined
}

/** Downloads a file. The store passes the page (`BrowserPort`) to its thunks for this. */
export function fileSaved({
  fileName,
  contentType,
  content,
  isBase64,
}: SavedFile): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (_dispatch, _getState, page) => {
    ;(page as BrowserPort).saveFile(fileName, content, contentType, isBase64)
  }
}
