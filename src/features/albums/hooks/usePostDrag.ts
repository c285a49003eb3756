import { useState, type DragEvent } from 'react'

/** The props of a card that can be dragged and dropped on. */
export interface CardDrag {
  draggable?: boolean
  'data-dragged'?: true
  /** The side of this card on which the dragged card would be dropped. */
  'data-drop'?: 'before' | 'after'
  onDragStart?: (event: DragEvent) => void
  onDragOver?: (event: DragEvent) => void
  onDrop?: (event: DragEvent) => void
  onDragEnd?: () => void
}

/** Drags cards by mouse within one list; a drop calls `onMove` with both positions, from 0. */
export function usePostDrag(onMove: ((from: number, to: number) => void) | null) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  const of = (place: number): CardDrag => {
    if (!onMove) return {}
    const isTarget = dragged !== null && over === place && dragged !== place
    return {
      draggable: true,
      ...(dragged === place ? { 'data-dragged': true } : {}),
      ...(isTarget ? { 'data-drop': dragged < place ? 'after' : 'before' } : {}),
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move'
        // Firefox starts no drag without data.
        event.dataTransfer.setData('text/plain', String(place))
        setDragged(place)
      },
      onDragOver: (event) => {
        if (dragged === null) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setOver(place)
      },
      onDrop: (event) => {
        if (dragged === null) return
        event.preventDefault()
        if (dragged !== place) onMove(dragged, place)
        end()
      },
      onDragEnd: end,
    }
  }
  return { dragged, of }
}
