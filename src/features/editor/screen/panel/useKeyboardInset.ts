import { useEffect, useRef, type RefObject } from 'react'

/** Px: a smaller change is one of the browser's own bars, not a keyboard. */
const LEAST = 120

/**
 * Sets on an element `--keyboard`, how much of the window the on-screen keyboard covers, and `data-keyboard` while it
 * does.
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
      // The field that it was opened for may be below the visible part.
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
