import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * Props of a part whose buttons come and go with its state: who presses one by key stays in the part when the button
 * goes.
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
    // A button that is removed or disabled hands the focus to nothing.
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget) isInside.current = currentTarget.contains(relatedTarget)
    },
  }
}
