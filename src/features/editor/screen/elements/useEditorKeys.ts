import { useRef, type KeyboardEvent, type RefObject, useEffect } from 'react'
import { isPressed } from '@/common/lib/keystroke'
import { ZOOM_KEYS } from '@/common/shortcuts/editorShortcuts'
import { isTyping, DIRECTIONS, usesArrows } from '@/features/editor/ownKeys'
import { useZoom } from '@/features/editor/screen/frame/useZoom'
import { useElementKeys } from './useElementKeys'
import { useChosen } from './useElements'
import { usePlaces } from './usePlaces'

/**
 * Handles the keys of the frame for the whole editor: they work wherever the focus is, except in a field.
 * @param area the work area of the frame
 */
export function useEditorKeys(canEdit: boolean, area: RefObject<HTMLElement | null>) {
  const keys = useElementKeys({ canEdit })
  const { nudge } = usePlaces()
  const hasChosen = useChosen().length > 0
  const { zoomIn, zoomOut, showAll } = useZoom(area)
  /** Whether the focus was moved by a press. A person who moves through the page by keys needs the arrows for that. */
  const isByPointer = useRef(false)

  function zoom({ nativeEvent }: KeyboardEvent): boolean {
    if (isPressed(nativeEvent, ZOOM_KEYS.zoomIn.keys)) zoomIn()
    else if (isPressed(nativeEvent, ZOOM_KEYS.zoomOut.keys)) zoomOut()
    else if (isPressed(nativeEvent, ZOOM_KEYS.showAll.keys)) showAll()
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

/**
 * When the focused element is removed or disabled, moves the focus to `home`, because keys would have no target
 * otherwise. Waits for one frame, because the code that removed the element may move the focus itself.
 */
export function useKeptFocus(home: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let hadFocus = false
    let frame = 0
    const note = () => {
      hadFocus = document.activeElement !== document.body
    }
    const keep = () => {
      frame = 0
      const { activeElement } = document
      const isLost = activeElement === null || activeElement === document.body
      if (isLost && hadFocus) home.current?.focus({ preventScroll: true })
    }
    const check = () => {
      frame ||= requestAnimationFrame(keep)
    }
    const observer = new MutationObserver(check)
    const what = { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] }
    observer.observe(document.body, what)
    document.addEventListener('focusin', note)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', note)
    }
  }, [home])
}
