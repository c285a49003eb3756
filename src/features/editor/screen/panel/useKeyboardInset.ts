import { useEffect, useRef, type RefObject } from 'react'

/** Px: a smaller change is one of the browser's own bars, not a keyboard. */
const LEAST = 120

/**
 * Sets on an element the custom property `--keyboard`, the height of the window that the on-screen keyboard covers.
 * Also sets the attribute `data-keyboard` while the keyboard covers any part.
 */
export function useKeyboardInset(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return undefined
    const measure = () => {
      const { current } = element
      if (!current) return
      const { height, scale } = visualViewport
      const covered = Math.round(window.innerHeight - height * scale)
      const isOpen = covered >= LEAST
      current.style.setProperty('--keyboard', `${isOpen ? covered : 0}px`)
      if (isOpen === 'keyboard' in current.dataset) return
      if (isOpen) current.dataset.keyboard = ''
      else delete current.dataset.keyboard
      // The field for which the keyboard was opened may be below the visible part.
      if (isOpen) document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
    measure()
    visualViewport.addEventListener('resize', measure)
    return () => {
      visualViewport.removeEventListener('resize', measure)
    }
  }, [])
  return element
}
