import { useState, type MouseEvent, type ReactNode } from 'react'
import { PointMenu, type ContextMenuItem } from './PointMenu'

interface ContextMenuProps {
  items: readonly ContextMenuItem[]
  /** Renders the element that the menu belongs to; the handler goes on it. */
  children: (target: { onContextMenu: (event: MouseEvent) => void }) => ReactNode
}

/**
 * A context menu at the pointer, or at the element when the menu key opens it. Everything in it can also be done
 * elsewhere.
 */
export function ContextMenu({ items, children }: ContextMenuProps) {
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setPoint(pointOf(event))
  }
  return (
    <>
      {children({ onContextMenu: open })}
      {point && (
        <PointMenu
          items={items}
          point={point}
          onClose={() => {
            setPoint(null)
          }}
        />
      )}
    </>
  )
}

/** The pointer's position; the menu key has none, so the element's corner is used. */
function pointOf({ clientX, clientY, currentTarget }: MouseEvent): { x: number; y: number } {
  if (clientX !== 0 || clientY !== 0) return { x: clientX, y: clientY }
  const { left, bottom } = currentTarget.getBoundingClientRect()
  return { x: left, y: bottom }
}
