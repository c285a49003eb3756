import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * Props of a part whose buttons appear and disappear with its state. When the focused button is removed, the focus
 * moves to the part.
 */
export function useKeptFocus<Part extends HTMLElement>(state: string) {
  const ref = useRef<Part>(null)
  const isInside = useRef(false)
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) {
      ref.current?.focus({ preventScroll: true })
    }
  }, [state])
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true
    },
    // When a focused button is removed or disabled, no other element gets its focus.
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget) isInside.current = currentTarget.contains(relatedTarget)
    },
  }
}
