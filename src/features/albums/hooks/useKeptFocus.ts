import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Browsers remove the focus from an element that is moved among its siblings; this restores it. */
export function useKeptFocus(container: RefObject<HTMLElement | null>): void {
  const focused = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const last = focused.current
    if (last?.isConnected && document.activeElement === document.body) {
      last.focus({ preventScroll: true })
    }
  })
  useLayoutEffect(() => {
    const node = container.current
    if (!node) return
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement ? target : null
    }
    const forget = ({ relatedTarget }: FocusEvent) => {
      // An element that was only moved loses the focus to no other element.
      if (relatedTarget !== null) focused.current = null
    }
    const leave = () => {
      focused.current = null
    }
    node.addEventListener('focusin', remember)
    node.addEventListener('focusout', forget)
    document.addEventListener('pointerdown', leave)
    return () => {
      node.removeEventListener('focusin', remember)
      node.removeEventListener('focusout', forget)
      document.removeEventListener('pointerdown', leave)
    }
  }, [container])
}
