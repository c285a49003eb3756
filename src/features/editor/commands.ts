import type { UnknownAction } from '@reduxjs/toolkit'
import type { MessageId } from '@/common/i18n/messages'
import { redone, saveRequested, undone } from './editorSlice'

/** The part of a key event that a shortcut reads. */
export type Keystroke = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** A command that has a button and a key. */
export interface EditorCommand {
  label: MessageId
  /** As shown in hints. */
  shortcut: string
  matches: (key: Keystroke) => boolean
  action: () => UnknownAction
  /** Text fields have the browser's own. */
  isIgnoredInFields: boolean
}

/** By the physical key, because a Russian layout has another letter on it. */
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
