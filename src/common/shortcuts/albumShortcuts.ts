import type { Shortcuts } from './shortcut'

/** On the cards of an album with an order of its own. */
export const ALBUM_KEYS = {
  move: { label: 'shortcuts.text_move-post', keys: ['Ctrl+Arrows', 'Ctrl+Home', 'Ctrl+End'] },
} as const satisfies Shortcuts
