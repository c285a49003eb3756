import type { Shortcuts } from './shortcut'

/** On the cards of posts, in the library and in albums. */
export const POST_GRID_KEYS = {
  move: {
    label: 'shortcuts.text_move-focus',
    keys: ['Arrows', 'Home', 'End', 'PageUp', 'PageDown', 'Ctrl+Home', 'Ctrl+End'],
  },
  choose: { label: 'shortcuts.text_choose', keys: ['Space'] },
  chooseRange: { label: 'shortcuts.text_choose-range', keys: ['Shift+Space', 'Shift+Arrows'] },
  chooseAll: { label: 'shortcuts.text_choose-all', keys: ['Ctrl+A'] },
  clear: { label: 'shortcuts.text_clear', keys: ['Escape'] },
} as const satisfies Shortcuts
