/** Where the window is on the page, in px from the page's top. */
export interface PageWindow {
  readonly top: number
  readonly bottom: number
  /** Reads the position again: after scrolling by script the event comes only with the next frame. */
  read: () => void
  /** For `useSyncExternalStore`: notifies of every change. */
  subscribe: (notify: () => void) => () => void
}

/** Reads the window's position only when it moves, because reading it forces a layout of the page. */
export function pageWindow(): PageWindow {
  const view = { top: 0, bottom: 0 }
  function read() {
    view.top = window.scrollY
    view.bottom = view.top + window.innerHeight
  }
  read()
  return {
    get top() {
      return view.top
    },
    get bottom() {
      return view.bottom
    },
    read,
    subscribe: (notify) => {
      const move = () => {
        read()
        notify()
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
