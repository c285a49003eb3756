import type { UnknownAction } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { isPressed } from '@/common/lib/keystroke'
import { EDITOR_KEYS } from '@/common/shortcuts/editorShortcuts'
import { SAVE_KEYS } from '@/common/shortcuts/saveShortcut'
import type { Shortcut } from '@/common/shortcuts/shortcut'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import {
  redone,
  saveRequested,
  undone,
  selectConflict,
  selectDraftOffer,
} from '@/features/editor/editorSlice'
import { isTyping } from '@/features/editor/ownKeys'

/** A command that has a button and a key. */
interface EditorCommand extends Shortcut {
  action: () => UnknownAction
  /** Whether fields keep their own action for the key, as for undo in a text field. */
  isIgnoredInFields: boolean
}

export const editorCommands = {
  undo: { ...EDITOR_KEYS.undo, action: undone, isIgnoredInFields: true },
  redo: { ...EDITOR_KEYS.redo, action: redone, isIgnoredInFields: true },
  save: { ...SAVE_KEYS.save, action: () => saveRequested(), isIgnoredInFields: false },
} satisfies Record<string, EditorCommand>

const COMMANDS: EditorCommand[] = Object.values(editorCommands)

/** Handles the shortcuts of the whole page; not while a dialog is open, and not when nothing may be changed. */
export function useShortcuts(canEdit: boolean): void {
  const dispatch = useAppDispatch()
  const conflict = useAppSelector(selectConflict)
  const offer = useAppSelector(selectDraftOffer)
  const isAsking = conflict !== null || offer !== null
  useEffect(() => {
    if (!canEdit || isAsking) return
    const press = (event: KeyboardEvent) => {
      const command = COMMANDS.find(({ keys }) => isPressed(event, keys))
      if (!command || (command.isIgnoredInFields && isTyping(event.target))) return
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return
      event.preventDefault()
      dispatch(command.action())
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
    }
  }, [canEdit, isAsking, dispatch])
}
