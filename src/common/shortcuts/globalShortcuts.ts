import type { Shortcuts } from './shortcut'

/** On every screen. */
export const GLOBAL_KEYS = {
  palette: { label: 'palette.title', keys: ['Ctrl+K'] },
  shortcuts: { label: 'shell.action_shortcuts', keys: ['?'] },
} as const satisfies Shortcuts
