import { useLayoutEffect, useRef } from 'react'

/** Keeps the visible posts in place when others are added in front of them. */
export function useScrollAnchor(
  ids: readonly number[],
  { columns, rowHeight, top }: { columns: number; rowHeight: number; top: number },
): void {
  const shown = useRef(ids)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = ids
    if (before === ids || window.scrollY <= top) return
    const row = Math.floor((window.scrollY - top) / rowHeight)
    const first = before[row * columns]
    const index = first === undefined ? -1 : ids.indexOf(first)
    const shift = index < 0 ? 0 : Math.floor(index / columns) - row
    if (shift > 0) window.scrollBy(0, shift * rowHeight)
  }, [ids, columns, rowHeight, top])
}
