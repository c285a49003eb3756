import type { Shortcuts } from '@/common/shortcuts/shortcut'

/** The keys of the player. */
export const PLAYER_KEYS = {
  play: { label: 'replay.text_play', keys: ['Space'] },
  back: { label: 'replay.action_back', keys: ['ArrowLeft'] },
  forward: { label: 'replay.action_forward', keys: ['ArrowRight'] },
  first: { label: 'replay.text_first', keys: ['Home'] },
  last: { label: 'replay.text_last', keys: ['End'] },
  nextFailure: { label: 'replay.action_next-failure', keys: ['E'] },
  formerFailure: { label: 'replay.action_former-failure', keys: ['Shift+E'] },
  nextSave: { label: 'replay.action_next-save', keys: ['S'] },
  formerSave: { label: 'replay.action_former-save', keys: ['Shift+S'] },
  nextSlow: { label: 'replay.action_next-slow', keys: ['L'] },
  formerSlow: { label: 'replay.action_former-slow', keys: ['Shift+L'] },
  nextRoute: { label: 'replay.action_next-route', keys: ['R'] },
  formerRoute: { label: 'replay.action_former-route', keys: ['Shift+R'] },
  nextNote: { label: 'replay.action_next-note', keys: ['N'] },
  formerNote: { label: 'replay.action_former-note', keys: ['Shift+N'] },
  speed: { label: 'replay.label_speed', keys: ['1', '2', '3', '4', '5'] },
  skipIdle: { label: 'replay.label_skip-idle', keys: ['I'] },
  search: { label: 'replay.label_filter', keys: ['F'] },
  note: { label: 'replay.text_write-note', keys: ['W'] },
  download: { label: 'replay.action_download', keys: ['D'] },
  compare: { label: 'replay.action_compare', keys: ['C'] },
  test: { label: 'replay.action_copy-test', keys: ['T'] },
  keys: { label: 'shell.action_shortcuts', keys: ['?'] },
} as const satisfies Shortcuts

export type PlayerKey = keyof typeof PLAYER_KEYS
