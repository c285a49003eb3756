import { useEffect, type RefObject } from 'react'

/**
 * When the focused element is removed or disabled, keys would have no target: the focus moves to `home`. Waits for a
 * frame, because whatever removed the element may have moved the focus by then.
 */
export function useKeptFocus(home: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let hadFocus = false
    let frame = 0
    const note = () => {
      hadFocus = document.activeElement !== document.body
    }
    const keep = () => {
      frame = 0
      const { activeElement } = document
      const isLost = activeElement === null || activeElement === document.body
      if (isLost && hadFocus) home.current?.focus({ preventScroll: true })
    }
    const check = () => {
      frame ||= requestAnimationFrame(keep)
    }
    const observer = new MutationObserver(check)
    const what = { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] }
    observer.observe(document.body, what)
    document.addEventListener('focusin', note)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', note)
    }
  }, [home])
}
