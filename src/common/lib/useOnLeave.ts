import { useEffect, useLayoutEffect, useRef } from 'react'

/** When the component unmounts, calls back with the scroll offset of the page. */
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
