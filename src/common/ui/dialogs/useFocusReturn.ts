import { useEffect } from 'react'

/**
 * Returns the focus to where it was before a dialog, also when the dialog unmounts as a whole. Must run before the
 * dialog takes the focus, which it does when it is mounted.
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
