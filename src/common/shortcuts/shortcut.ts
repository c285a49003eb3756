import type { MessageId } from '@/common/i18n/messages'

/**
 * One entry of the tables of shortcuts, which handlers, hints and the list of shortcuts share. `keys` are alternatives,
 * written as `Ctrl+Shift+Z`; a handler compares them with `isPressed`.
 */
export interface Shortcut {
  label: MessageId
  keys: readonly string[]
}

export type Shortcuts = Readonly<Record<string, Shortcut>>
