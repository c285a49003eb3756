const VIEW_MS = 1000
/** Fine enough to notice half of a widget, and half a screen of one that is taller than the screen. */
const STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

/** A share of an element that must be on the screen for the widget to count as seen. */
export interface ViewTarget {
  element: Element
  share: number
}

function isSeen(
  { intersectionRatio, intersectionRect, isIntersecting }: IntersectionObserverEntry,
  share: number,
) {
  if (!isIntersecting) return false
  return intersectionRatio >= share || intersectionRect.height >= window.innerHeight / 2
}

/**
 * Calls back once, when enough of any target has been on a visible page for a second without a break. Returns a
 * function that stops watching.
 */
export function watchView(targets: ViewTarget[], onView: () => void): () => void {
  const seen = new Set<Element>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const update = () => {
    const isViewed = seen.size > 0 && document.visibilityState === 'visible'
    if (!isViewed) {
      clearTimeout(timer)
      timer = undefined
    } else {
      timer ??= setTimeout(() => {
        stop()
        onView()
      }, VIEW_MS)
    }
  }
  // Without an observer nothing counts as seen.
  if (!('IntersectionObserver' in window)) return () => undefined
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const target = targets.find(({ element }) => element === entry.target)
        if (target && isSeen(entry, target.share)) seen.add(entry.target)
        else seen.delete(entry.target)
      }
      update()
    },
    { threshold: STEPS },
  )
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('visibilitychange', update)
  }
  for (const { element } of targets) observer.observe(element)
  document.addEventListener('visibilitychange', update)
  return stop
}
