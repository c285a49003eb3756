import type { UnknownAction } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import {
  redone,
  saveRequested,
  undone,
  selectConflict,
  selectDraftOffer,
} from '@/features/editor/editorSlice'
import { isTyping } from '@/features/editor/ownKeys'

/** The part of a key event that a shortcut reads. */
export type Keystroke = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** A command that has a button and a key. */
interface EditorCommand {
  label: MessageId
  /** The shortcut as hints show it. */
  shortcut: string
  matches: (key: Keystroke) => boolean
  action: () => UnknownAction
  /** Whether fields keep their own action for the key, as for undo in a text field. */
  isIgnoredInFields: boolean
}

/** Compares the physical key, because it has another letter on a Russian keyboard. */
const withControl = ({ code, ctrlKey, metaKey, altKey }: Keystroke, wanted: string) =>
  (ctrlKey || metaKey) && !altKey && code === wanted

export const editorCommands = {
  undo: {
    label: 'editor.action_undo',
    shortcut: 'Ctrl+Z',
    matches: (key) => withControl(key, 'KeyZ') && !key.shiftKey,
    action: undone,
    isIgnoredInFields: true,
  },
  redo: {
    label: 'editor.action_redo',
    shortcut: 'Ctrl+Shift+Z',
    matches: (key) => (withControl(key, 'KeyZ') && key.shiftKey) || withControl(key, 'KeyY'),
    action: redone,
    isIgnoredInFields: true,
  },
  save: {
    label: 'common.action_save',
    shortcut: 'Ctrl+S',
    matches: (key) => withControl(key, 'KeyS') && !key.shiftKey,
    action: () => saveRequested(),
    isIgnoredInFields: false,
  },
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
      const command = COMMANDS.find(({ matches }) => matches(event))
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
