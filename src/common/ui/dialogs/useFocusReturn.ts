import { useEffect } from 'react'

/**
 * Gives the focus back to where it was before a dialog, also when the dialog vanishes as a whole. Runs before the dialog
 * takes the focus, which it does when it stands on the page.
 */
export function useFocusReturn(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const before = document.activeElement
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isOpen])
}
