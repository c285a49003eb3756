/** How far below the screen an element may be to be prepared. */
const NEAR = '600px'

/** Calls back once, when the element comes near the screen. Returns a function that stops waiting. */
export function whenNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
