import { useEffect, useLayoutEffect, useRef } from 'react'

/** Tells how far the page was scrolled when what calls this leaves it. */
export function useOnLeave(tell: (offset: number) => void): void {
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useLayoutEffect(
    () => () => {
      latest.current(window.scrollY)
    },
    [],
  )
}
