const SEEN_PART = 0.5
const SEEN_MS = 1000

/**
 * Calls once when an element has been on screen for a second: half of it, or half of the screen
 * filled by one that is taller. Returns a way to stop waiting.
 */
export function whenViewed(target: Element, onView: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      if (!entry) return
      const screenPart = entry.intersectionRect.height / (entry.rootBounds?.height || innerHeight)
      const isSeen =
        entry.isIntersecting && (entry.intersectionRatio >= SEEN_PART || screenPart >= SEEN_PART)
      if (!isSeen) {
        clearTimeout(timer)
        timer = undefined
        return
      }
      timer ??= setTimeout(() => {
        observer.disconnect()
        onView()
      }, SEEN_MS)
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, SEEN_PART] },
  )
  observer.observe(target)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
