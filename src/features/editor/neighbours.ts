import { useEffect } from 'react'

export type NeighbourSide = 'previous' | 'next'

/** The posts beside the open one in the list that it was opened from. */
export interface Neighbours {
  /** Opens a neighbour, by its button or by a key; null at the end of the list. */
  open: Record<NeighbourSide, ((isByButton: boolean) => void) | null>
  /** The next one is loading. */
  isLoading: boolean
  /** The button that was pressed to open this post: it keeps the focus. */
  pressed: NeighbourSide | null
}

const SIDES: Record<string, NeighbourSide> = { PageUp: 'previous', PageDown: 'next' }

/** Alt with Page Up and Page Down lead to the neighbours of the post, wherever the focus is, except in a dialog. */
export function useNeighbourKeys({ open }: Neighbours): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const side = SIDES[event.code]
      if (!side || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return
      event.preventDefault()
      open[side]?.(false)
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
    }
  }, [open])
}
