import { useEffect, useLayoutEffect, useRef } from 'react'

/** Calls back with how far the page was scrolled when the component unmounts. */
export function useOnLeave(onLeave: (offset: number) => void): void {
  const latest = useRef(onLeave)
  useEffect(() => {
    latest.current = onLeave
  })
  useLayoutEffect(
    () => () => {
      latest.current(window.scrollY)
    },
    [],
  )
}
