import type { Shortcuts } from '@/common/shortcuts/shortcut'

/** In the palette itself. */
export const PALETTE_KEYS = {
  move: { label: 'palette.hint_move', keys: ['ArrowUp', 'ArrowDown'] },
  movePage: { label: 'palette.hint_move-page', keys: ['PageUp', 'PageDown'] },
  choose: { label: 'palette.hint_choose', keys: ['Enter'] },
  chooseInNewTab: { label: 'palette.hint_choose-tab', keys: ['Ctrl+Enter'] },
  close: { label: 'palette.hint_close', keys: ['Escape'] },
} as const satisfies Shortcuts
