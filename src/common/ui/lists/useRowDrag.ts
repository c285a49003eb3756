import { useState, type DragEvent } from 'react'

interface RowDrag {
  /** The type of a dragged row's data, so that files and rows of other lists are not mistaken for it. */
  type: string
  /** Identifies the row in its list. */
  row: string
  /** Called when another row of the list was dropped on this row. */
  onDrop: (dragged: string) => void
  isEnabled?: boolean
}

/** Lets a row of a list be dragged to another row's position. Callers offer the same move by keys. */
export function useRowDrag({ type, row, onDrop, isEnabled = true }: RowDrag) {
  const [isDragged, setDragged] = useState(false)
  if (!isEnabled) return {}
  return {
    draggable: true,
    'data-dragged': isDragged || undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(type, row)
      dataTransfer.effectAllowed = 'move'
      setDragged(true)
    },
    onDragEnd: () => {
      setDragged(false)
    },
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(type)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      const dragged = event.dataTransfer.getData(type)
      if (dragged === '') return
      event.preventDefault()
      if (dragged !== row) onDrop(dragged)
    },
  }
}
