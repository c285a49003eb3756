import { useDeferredValue, useLayoutEffect, useState, useSyncExternalStore } from 'react'

interface PostRowsOptions {
  cardCount: number
  columns: number
  /** Px, with the gap below the row. */
  rowHeight: number
  /** The grid's offset from the top of the page, px. */
  top: number
  /** Index of the card that has the focus. It stays in the DOM wherever it is. */
  focusedIndex: number
  /** The page's scroll offset when the grid is mounted, in px. */
  initialOffset: number
}

/** Number of rows beyond the window that are rendered. The first render has no such rows. */
const OVERSCAN = 2

/**
 * The rows of cards that are in the DOM: those in the window, some beyond, and the one with the focus. All have the
 * same height, so that their positions are known without measuring.
 */
export function usePostRows(options: PostRowsOptions) {
  const { cardCount, columns, rowHeight, top, focusedIndex, initialOffset } = options
  const rowCount = Math.ceil(cardCount / columns)
  const rowAt = (y: number) =>
    Math.min(rowCount - 1, Math.max(0, Math.floor((y - top) / rowHeight)))
  const [viewport] = useState(pageWindow)
  // Renders again only when a row enters or leaves the window, and then within the same frame.
  const range = useSyncExternalStore(viewport.subscribe, () =>
    [rowAt(viewport.top), rowAt(viewport.bottom), Number(viewport.top > 0)].join(' '),
  )
  const [firstRow = 0, lastRow = 0, isScrolled] = range.split(' ').map(Number)
  const overscan = useDeferredValue(OVERSCAN, 0)
  useLayoutEffect(() => {
    if (window.scrollY === initialOffset) return
    window.scrollTo(0, initialOffset)
    viewport.read()
  }, [initialOffset, viewport])

  const start = Math.max(0, firstRow - overscan)
  const end = Math.min(rowCount - 1, lastRow + overscan)
  const rows = Array.from({ length: end - start + 1 }, (_row, index) => start + index)
  const focusedRow = Math.floor(focusedIndex / columns)
  if (focusedIndex >= 0 && focusedRow < start) rows.unshift(focusedRow)
  if (focusedIndex >= 0 && focusedRow > end && focusedRow < rowCount) rows.push(focusedRow)
  return {
    rows,
    height: rowCount * rowHeight,
    lastRow,
    isScrolled: isScrolled === 1,
  }
}

/** The position of the window on the page, in px from the page's top. */
export interface PageWindow {
  readonly top: number
  readonly bottom: number
  /** Reads the position again: after scrolling by script, the scroll event comes only with the next frame. */
  read: () => void
  /** For `useSyncExternalStore`: notifies of every change. */
  subscribe: (notify: () => void) => () => void
}

/** Reads the window's position only when it moves, because reading it forces a layout of the page. */
function pageWindow(): PageWindow {
  const view = { top: 0, bottom: 0 }
  function read() {
    view.top = window.scrollY
    view.bottom = view.top + window.innerHeight
  }
  read()
  return {
    get top() {
      return view.top
    },
    get bottom() {
      return view.bottom
    },
    read,
    subscribe: (notify) => {
      const move = () => {
        read()
        notify()
      }
      window.addEventListener('scroll', move, { passive: true })
      window.addEventListener('resize', move)
      return () => {
        window.removeEventListener('scroll', move)
        window.removeEventListener('resize', move)
      }
    },
  }
}
