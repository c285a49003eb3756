import type { DragEvent } from 'react'
import { useAppDispatch } from '@/common/store/hooks'
import { mediaMoved } from '../../editorSlice'

/** What a dragged slide travels as, so that files are not taken for one. */
const SLIDE = 'application/x-vitrina-slide'

/** Lets a slide's row be dragged onto another's place; the same is done by its buttons. */
export function useSlideDrag(index: number) {
  const dispatch = useAppDispatch()
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(SLIDE, String(index))
      dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(SLIDE)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      const from = event.dataTransfer.getData(SLIDE)
      if (from === '') return
      event.preventDefault()
      dispatch(mediaMoved({ from: Number(from), to: index }))
    },
  }
}
