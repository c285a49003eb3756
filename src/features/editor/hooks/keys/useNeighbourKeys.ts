import { useEffect } from 'react'
import type { Neighbours, NeighbourSide } from '../../neighbours'

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
