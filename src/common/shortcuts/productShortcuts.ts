import type { Shortcuts } from './shortcut'

/** On the checkboxes of the catalogue. */
export const PRODUCT_KEYS = {
  chooseRange: { label: 'shortcuts.text_choose-range', keys: ['Shift+Space'] },
  chooseAll: { label: 'shortcuts.text_choose-all', keys: ['Ctrl+A'] },
} as const satisfies Shortcuts
