import { useDeferredValue, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { pageWindow } from '@/common/lib/pageWindow'
import { columnsOf, rowHeightOf } from './postGridShape'

interface PostRowsOptions {
  cardCount: number
  /** Of the grid, in px, and where it begins on the page. */
  width: number
  top: number
  /** A card that stays in the page wherever it is, because the focus is in it. */
  heldIndex: number
  /** How far the page is scrolled when the grid comes, in px. */
  initialOffset: number
}

/** Rows beyond the window that are kept ready; the first drawing does without. */
const OVERSCAN = 2

/**
 * The rows of cards that are in the page: those in the window, some beyond, and the one with the focus. All are of one
 * height, so that their places are known without measuring.
 */
export function usePostRows(options: PostRowsOptions) {
  const { cardCount, width, top, heldIndex, initialOffset } = options
  const columns = columnsOf(width)
  const rowHeight = rowHeightOf(width)
  const rowCount = Math.ceil(cardCount / columns)
  const rowAt = (y: number) =>
    Math.min(rowCount - 1, Math.max(0, Math.floor((y - top) / rowHeight)))
  const [viewport] = useState(pageWindow)
  // Drawn anew only when a row comes into the window or leaves it, and then within the same frame.
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
  const heldRow = Math.floor(heldIndex / columns)
  if (heldIndex >= 0 && heldRow < start) rows.unshift(heldRow)
  if (heldIndex >= 0 && heldRow > end && heldRow < rowCount) rows.push(heldRow)
  return {
    columns,
    rowHeight,
    rows,
    height: rowCount * rowHeight,
    lastRow,
    isScrolled: isScrolled === 1,
  }
}
