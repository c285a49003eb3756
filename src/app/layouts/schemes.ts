import type { MessageId } from '@/common/i18n/messages'

/** The themes of the cabinet, with their names. */
export const SCHEMES: readonly (readonly ['auto' | 'light' | 'dark', MessageId])[] = [
  ['auto', 'shell.theme_auto'],
  ['light', 'shell.theme_light'],
  ['dark', 'shell.theme_dark'],
]
