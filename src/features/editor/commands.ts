import type { UnknownAction } from '@reduxjs/toolkit'
import type { MessageId } from '@/common/i18n/messages'
import { redone, saveRequested, undone } from './editorSlice'

/** The part of a key event that a shortcut reads. */
export type Keystroke = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** One thing that a person can ask for by button or by key. */
export interface EditorCommand {
  label: MessageId
  /** As it is written in hints. */
  shortcut: string
  matches: (key: Keystroke) => boolean
  action: () => UnknownAction
  /** Inside a text field the browser has its own. */
  isLeftToFields: boolean
}

/** By place on the keyboard, because in a Russian layout the letter is another one. */
const withControl = ({ code, ctrlKey, metaKey, altKey }: Keystroke, wanted: string) =>
  (ctrlKey || metaKey) && !altKey && code === wanted

export const editorCommands = {
  undo: {
    label: 'editor.action_undo',
    shortcut: 'Ctrl+Z',
    matches: (key) => withControl(key, 'KeyZ') && !key.shiftKey,
    action: undone,
    isLeftToFields: true,
  },
  redo: {
    label: 'editor.action_redo',
    shortcut: 'Ctrl+Shift+Z',
    matches: (key) => (withControl(key, 'KeyZ') && key.shiftKey) || withControl(key, 'KeyY'),
    action: redone,
    isLeftToFields: true,
  },
  save: {
    label: 'common.action_save',
    shortcut: 'Ctrl+S',
    matches: (key) => withControl(key, 'KeyS') && !key.shiftKey,
    action: () => saveRequested(),
    isLeftToFields: false,
  },
} satisfies Record<string, EditorCommand>
