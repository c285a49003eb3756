import type { KeyboardEvent } from 'react'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { markMoved, selectionChanged, selectMedia, selectSelection } from '../editorSlice'
import { elementKinds } from '../model/elementKinds/elementKinds'
import { isTyping } from './isTyping'

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface ElementKeys {
  canEdit: boolean
  remove: (id: string) => void
}

/** Keys for the chosen mark: arrows move it, Delete removes it, Esc lets it go. */
export function useElementKeys({ canEdit, remove }: ElementKeys): (event: KeyboardEvent) => void {
  const dispatch = useAppDispatch()
  const media = useAppSelector(selectMedia)
  const [id] = useAppSelector(selectSelection)
  const mark = media?.links.find((one) => one.id === id)

  function act({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (!mark || ctrlKey || metaKey || altKey) return false
    if (key === 'Escape') {
      dispatch(selectionChanged([]))
      return true
    }
    if (!canEdit) return false
    if (key === 'Delete' || key === 'Backspace') {
      remove(mark.id)
      return true
    }
    const direction = DIRECTIONS[key]
    if (!direction) return false
    const { step, bigStep } = elementKinds.productMarker.nudge
    const by = shiftKey ? bigStep : step
    const x = mark.x + direction[0] * by
    const y = mark.y + direction[1] * by
    dispatch(markMoved({ id: mark.id, x, y, source: 'keyboard' }))
    return true
  }

  return (event) => {
    if (!isTyping(event.target) && act(event)) event.preventDefault()
  }
}
