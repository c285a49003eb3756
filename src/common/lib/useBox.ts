import { useCallback, useState } from 'react'

/** Size of an element and where it begins on the page, in px. */
interface Box {
  width: number
  height: number
  top: number
}

/** Measures an element now and whenever its size changes; null until it is mounted. */
export function useBox(): [(element: HTMLElement | null) => (() => void) | undefined, Box | null] {
  const [box, setBox] = useState<Box | null>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => {
      const { width, height, top } = element.getBoundingClientRect()
      setBox({ width, height, top: top + window.scrollY })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])
  return [ref, box]
}
