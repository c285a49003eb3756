import { useCallback, useState } from 'react'

interface Size {
  width: number
  height: number
}

/** Size of an element in px, now and whenever it changes; null until it stands on the page. */
export function useSize(): [
  (element: HTMLElement | null) => (() => void) | undefined,
  Size | null,
] {
  const [size, setSize] = useState<Size | null>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      setSize({ width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])
  return [ref, size]
}
