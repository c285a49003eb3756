import { useLayoutEffect, useRef, type RefObject } from 'react'

/** When the active post leaves the list and takes the focus with it, its neighbour gets the focus. */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  ids: readonly number[],
  activeId: number | null,
): void {
  const lastPlace = useRef<number | null>(null)
  useLayoutEffect(() => {
    const place = activeId === null ? -1 : ids.indexOf(activeId)
    if (place >= 0) {
      lastPlace.current = place
      return
    }
    if (lastPlace.current === null) return
    const id = ids[Math.min(lastPlace.current, ids.length - 1)]
    lastPlace.current = null
    if (id === undefined || document.activeElement !== document.body) return
    list.current
      ?.querySelector<HTMLElement>(`[data-post="${id}"] a`)
      ?.focus({ preventScroll: true })
  })
}
