import { useEffect } from 'react'
import { sideOfKeys, type Neighbours } from '@/common/lib/neighbours/neighbours'

/** Alt with Page Up or Page Down opens a neighbour of the post, wherever the focus is, except in a dialog. */
export function useNeighbourKeys({ open }: Neighbours): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const side = sideOfKeys(event)
      if (!side) return
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
