/** Where the window is on the page, in px from the page's top. */
export interface PageWindow {
  readonly top: number
  readonly bottom: number
  /** Looks again: after scrolling by script, which is told of only with the next frame. */
  look: () => void
  /** For `useSyncExternalStore`: tells of every move. */
  subscribe: (tell: () => void) => () => void
}

/** Asks where the window is only when it moves, because asking makes the browser lay the page out. */
export function pageWindow(): PageWindow {
  const place = { top: 0, bottom: 0 }
  function look() {
    place.top = window.scrollY
    place.bottom = place.top + window.innerHeight
  }
  look()
  return {
    get top() {
      return place.top
    },
    get bottom() {
      return place.bottom
    },
    look,
    subscribe: (tell) => {
      const move = () => {
        look()
        tell()
      }
      window.addEventListener('scroll', move, { passive: true })
      window.addEventListener('resize', move)
      return () => {
        window.removeEventListener('scroll', move)
        window.removeEventListener('resize', move)
      }
    },
  }
}
