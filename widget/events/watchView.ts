const VIEW_MS = 1000
/** Thresholds that are fine enough for half of a widget, and for a part of a widget that fills half of the screen. */
const STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

/** An element, and the share of it that must be on the screen for the widget to count as seen. */
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
 * Calls back once, when a sufficient part of any target has been on a visible page for a whole second. Returns a
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
  // In a browser without an observer nothing counts as seen.
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
