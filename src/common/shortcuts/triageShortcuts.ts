import type { Shortcuts } from './shortcut'

/** While posts are sorted out one by one. */
export const TRIAGE_KEYS = {
  publish: { label: 'triage.action_publish', keys: ['P'] },
  skip: { label: 'triage.action_skip', keys: ['S', 'ArrowRight'] },
  back: { label: 'triage.action_back', keys: ['ArrowLeft'] },
  album: {
    label: 'triage.text_album-keys',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  },
  trash: { label: 'triage.action_trash', keys: ['Delete', 'D'] },
  edit: { label: 'triage.action_edit', keys: ['E'] },
  undo: { label: 'triage.action_undo', keys: ['U', 'Ctrl+Z'] },
  leave: { label: 'triage.action_leave', keys: ['Escape'] },
} as const satisfies Shortcuts

/** On the library: opens its current list for sorting out. */
export const TRIAGE_START_KEYS = {
  start: { label: 'triage.action_start', keys: ['T'] },
} as const satisfies Shortcuts
