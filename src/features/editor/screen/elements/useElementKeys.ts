import type { ClipboardEvent, KeyboardEvent, SyntheticEvent } from 'react'
import { useAppDispatch } from '@/common/store/hooks'
import { kindOf } from '@/features/editor/kinds/elementKinds'
import { selectionChanged, textOpened } from '@/features/editor/editorSlice'
import { isTyping, DIRECTIONS, isExpanded, usesArrows } from '@/features/editor/ownKeys'
import { useChosen, isRemovable } from './useElements'
import { useElementCommands, type ElementCommand } from './useElementCommands'
import { usePlaces } from './usePlaces'

const REMOVING: readonly string[] = ['Delete', 'Backspace']

interface ElementKeys {
  canEdit: boolean
  /** Called before a key acts on the selection, so that the caller can change the selection first. */
  onUse?: () => void
  /** Called before the selection is removed, so that the caller can move the focus. */
  onRemove?: () => void
}

/**
 * Keys for the selection: arrows move it, Delete removes it, Esc clears it, Enter edits its text; copying and
 * pasting; and every command with a shortcut. The handlers go on the element that contains the focus.
 */
export function useElementKeys({ canEdit, onUse, onRemove }: ElementKeys) {
  const dispatch = useAppDispatch()
  const chosen = useChosen()
  const { nudge } = usePlaces()
  const { commands, clipboardHandlers } = useElementCommands(canEdit)
  const known: ElementCommand[] = Object.values(commands)

  const isForChosen = ({ key, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent) =>
    key in DIRECTIONS || REMOVING.includes(key)
      ? !ctrlKey && !metaKey && !altKey
      : known.some(({ matches }) => matches?.(nativeEvent))

  /**
   * Whether an event comes from the element's own part of the DOM. Menus and dialogs are its children in React, but
   * elsewhere in the DOM.
   */
  const isOwn = (event: SyntheticEvent) =>
    !event.isDefaultPrevented() &&
    !isTyping(event.target) &&
    event.currentTarget.contains(event.target as Node)

  function act(event: KeyboardEvent): boolean {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event
    const isPlain = !ctrlKey && !metaKey && !altKey
    if (nativeEvent.code === 'KeyA' && (ctrlKey || metaKey) && !altKey) {
      commands.selectAll.run()
      return true
    }
    if (isPlain && key === 'Escape' && chosen.length > 0 && !isExpanded(event.target)) {
      dispatch(selectionChanged([]))
      return true
    }
    if (!canEdit || chosen.length === 0) return false
    const direction = isPlain ? DIRECTIONS[key] : undefined
    if (direction && !usesArrows(event.target)) {
      nudge(direction, shiftKey)
      return true
    }
    if (isPlain && REMOVING.includes(key)) {
      if (chosen.some(isRemovable)) onRemove?.()
      commands.remove.run()
      return true
    }
    const [only] = chosen
    if (key === 'Enter' && isPlain && event.target === event.currentTarget) {
      if (!only || !kindOf(only).isWritten || chosen.length > 1) return false
      dispatch(textOpened(only.id))
      return true
    }
    const command = known.find(({ matches }) => matches?.(nativeEvent))
    if (!command?.isEnabled) return false
    command.run()
    return true
  }

  return {
    onCopy: (event: ClipboardEvent) => {
      if (isOwn(event)) clipboardHandlers.onCopy(event)
    },
    onCut: (event: ClipboardEvent) => {
      if (isOwn(event)) clipboardHandlers.onCut(event)
    },
    onPaste: (event: ClipboardEvent) => {
      if (isOwn(event)) clipboardHandlers.onPaste(event)
    },
    onCopyCapture: onUse,
    onCutCapture: onUse,
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (!isTyping(event.target) && isForChosen(event)) onUse?.()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isOwn(event) && act(event)) event.preventDefault()
    },
  }
}
