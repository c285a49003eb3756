import { useCallback, useState } from 'react'

/** Where an element stands on the page and how wide it is, in px. */
export interface Place {
  width: number
  top: number
}

/** Measures an element now and whenever its size changes. */
export function usePlace(): [(element: HTMLElement | null) => (() => void) | undefined, Place] {
  const [place, setPlace] = useState<Place>({ width: 0, top: 0 })
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => {
      const { width, top } = element.getBoundingClientRect()
      setPlace({ width, top: top + window.scrollY })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])
  return [ref, place]
}
