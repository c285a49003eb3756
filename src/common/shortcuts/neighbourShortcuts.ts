import type { Shortcuts } from './shortcut'

/** From an open post or review to its neighbours in the list. */
export const NEIGHBOUR_KEYS = {
  previous: { label: 'shortcuts.text_previous', keys: ['Alt+PageUp'] },
  next: { label: 'shortcuts.text_next', keys: ['Alt+PageDown'] },
} as const satisfies Shortcuts

/** In the card of a review, besides the keys of neighbours. */
export const REVIEW_KEYS = {
  previous: { label: 'shortcuts.text_previous', keys: ['ArrowLeft'] },
  next: { label: 'shortcuts.text_next', keys: ['ArrowRight'] },
} as const satisfies Shortcuts
