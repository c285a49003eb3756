import type { Shortcuts } from './shortcut'

/** While a tour is on the screen. */
export const TOUR_KEYS = {
  next: { label: 'shortcuts.text_tour-next', keys: ['Enter'] },
  skip: { label: 'shortcuts.text_tour-skip', keys: ['Escape'] },
} as const satisfies Shortcuts
