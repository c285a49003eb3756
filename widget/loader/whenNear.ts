/** The distance below the screen at which an element is near enough to be prepared. */
const NEAR = '600px'

/**
 * Calls back once, when the element comes near the screen, with its position. A browser that cannot observe this calls
 * back immediately, without a position. Returns a function that stops waiting.
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
