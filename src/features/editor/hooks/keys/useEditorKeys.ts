import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { isTyping } from '@/features/editor/ownKeys'
import { DIRECTIONS, usesArrows } from '../../ownKeys'
import { useChosen } from '../elements/useChosen'
import { useElementKeys } from './useElementKeys'
import { usePlaces } from '../elements/usePlaces'
import { useZoom } from '../frame/useZoom'

/**
 * The keys of the frame, for the whole editor: they work wherever the focus is, except in a field.
 * @param area the work area of the frame
 */
export function useEditorKeys(canEdit: boolean, area: RefObject<HTMLElement | null>) {
  const keys = useElementKeys({ canEdit })
  const { nudge } = usePlaces()
  const hasChosen = useChosen().length > 0
  const { zoomIn, zoomOut, showAll } = useZoom(area)
  /** The focus came by a press: a person who moves through the page by keys needs the arrows for that. */
  const isByPointer = useRef(false)

  function zoom({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false
    if (key === '+' || key === '=') zoomIn()
    else if (key === '-') zoomOut()
    else if (key === '0') showAll()
    else return false
    return true
  }
  const isInside = ({ currentTarget, target }: KeyboardEvent) =>
    currentTarget.contains(target as Node) && !isTyping(target)

  return {
    ...keys,
    // Without a selection the clipboard keys belong to the page.
    onCopy: hasChosen ? keys.onCopy : undefined,
    onCut: hasChosen ? keys.onCut : undefined,
    onPointerDownCapture: () => {
      isByPointer.current = true
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key === 'Tab') isByPointer.current = false
      const direction = DIRECTIONS[event.key]
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (!direction || !isPlain || !isByPointer.current || !hasChosen || !canEdit) return
      if (!isInside(event) || !usesArrows(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      nudge(direction, event.shiftKey)
    },
    onKeyDown: (event: KeyboardEvent) => {
      keys.onKeyDown(event)
      if (!event.isDefaultPrevented() && isInside(event) && zoom(event)) event.preventDefault()
    },
  }
}
