/** How far below the screen an element may be to be prepared. */
const NEAR = '600px'

/**
 * Calls back once, when the element comes near the screen, with its position; immediately and
 * without a position in a browser that cannot observe that. Returns a function that stops waiting.
 */
export function whenNear(
  element: Element,
  onNear: (entry?: IntersectionObserverEntry) => void,
): () => void {
  if (!('IntersectionObserver' in window)) {
    onNear()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.find((entry) => entry.isIntersecting)
      if (!near) return
      observer.disconnect()
      onNear(near)
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
