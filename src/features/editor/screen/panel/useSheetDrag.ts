import { useRef, type PointerEvent } from 'react'

interface Drag {
  from: number
  height: number
  /** The distance in px by which the sheet was dragged up. */
  way: number
}

/** Px; a shorter drag counts as a press. */
const SLACK = 6

/** Drags a sheet by its handle. On release the direction of the drag decides whether it is raised or lowered. */
export function useSheetDrag(onEnd: (isRaised: boolean) => void) {
  const sheet = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)
  /** The browser fires a click after each drag, which must be ignored. */
  const hasDragged = useRef(false)

  function end(isDone: boolean): void {
    const way = drag.current?.way ?? 0
    drag.current = null
    sheet.current?.style.removeProperty('--sheet-height')
    hasDragged.current = isDone && Math.abs(way) > SLACK
    if (hasDragged.current) onEnd(way > 0)
  }

  const handle = {
    /** Otherwise the browser may begin a drag of its own, which would cancel this one. */
    onMouseDown: (event: { preventDefault: () => void }) => {
      event.preventDefault()
    },
    onPointerDown: ({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) => {
      const height = sheet.current?.offsetHeight ?? 0
      drag.current = { from: clientY, height, way: 0 }
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (!drag.current) return
      const { from, height } = drag.current
      const way = from - clientY
      drag.current.way = way
      sheet.current?.style.setProperty('--sheet-height', `${height + way}px`)
    },
    onPointerUp: () => {
      end(true)
    },
    onPointerCancel: () => {
      end(false)
    },
    onClickCapture: (event: { stopPropagation: () => void }) => {
      if (hasDragged.current) event.stopPropagation()
      hasDragged.current = false
    },
  }
  return { sheet, handle }
}
