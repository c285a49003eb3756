import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * Props of a part whose buttons appear and disappear with its state: when the button that has the focus is removed, the
 * focus moves to the part.
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
    // A button that is removed or disabled loses the focus to the body.
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget) isInside.current = currentTarget.contains(relatedTarget)
    },
  }
}
