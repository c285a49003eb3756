import type { ClipboardEvent, KeyboardEvent, SyntheticEvent } from 'react'
import { isPressed } from '@/common/lib/keystroke'
import { ELEMENT_KEYS } from '@/common/shortcuts/editorShortcuts'
import type { Shortcut } from '@/common/shortcuts/shortcut'
import { useAppDispatch } from '@/common/store/hooks'
import { kindOf } from '@/features/editor/kinds/elementKinds'
import { selectionChanged, textOpened } from '@/features/editor/editorSlice'
import { isTyping, DIRECTIONS, isExpanded, usesArrows } from '@/features/editor/ownKeys'
import { useChosen, isRemovable } from './useElements'
import { useElementCommands } from './useElementCommands'
import { usePlaces } from './usePlaces'

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
  const places = usePlaces()
  const { commands, clipboardHandlers } = useElementCommands(canEdit)
  // The browser turns the keys of cut, copy and paste into events of the clipboard.
  const { duplicate, toFront, forward, backward, toBack } = commands
  const known = [duplicate, toFront, forward, backward, toBack]
  const { nudge, nudgeFar, remove } = ELEMENT_KEYS

  const isForChosen = ({ nativeEvent }: KeyboardEvent) =>
    [nudge, nudgeFar, remove, ...known].some(({ keys }) => isPressed(nativeEvent, keys))

  /**
   * Whether an event comes from the element's own part of the DOM. Menus and dialogs are its children in React, but
   * elsewhere in the DOM.
   */
  const isOwn = (event: SyntheticEvent) =>
    !event.isDefaultPrevented() &&
    !isTyping(event.target) &&
    event.currentTarget.contains(event.target as Node)

  function act(event: KeyboardEvent): boolean {
    const { key, shiftKey, nativeEvent } = event
    const is = ({ keys }: Pick<Shortcut, 'keys'>) => isPressed(nativeEvent, keys)
    if (is(ELEMENT_KEYS.selectAll)) {
      commands.selectAll.run()
      return true
    }
    if (is(ELEMENT_KEYS.clear) && chosen.length > 0 && !isExpanded(event.target)) {
      dispatch(selectionChanged([]))
      return true
    }
    if (!canEdit || chosen.length === 0) return false
    const direction = is(nudge) || is(nudgeFar) ? DIRECTIONS[key] : undefined
    if (direction && !usesArrows(event.target)) {
      places.nudge(direction, shiftKey)
      return true
    }
    if (is(remove)) {
      if (chosen.some(isRemovable)) onRemove?.()
      commands.remove.run()
      return true
    }
    const [only] = chosen
    if (is(ELEMENT_KEYS.editText) && event.target === event.currentTarget) {
      if (!only || !kindOf(only).isWritten || chosen.length > 1) return false
      dispatch(textOpened(only.id))
      return true
    }
    const command = known.find(is)
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
