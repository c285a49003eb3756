import type { MessageId } from '@/common/i18n/messages'
import type { ActionStyle } from '@/contract/elements/styles'
import type { CallToAction } from '@/contract/entities/posts/media'

export const ACTION_TEXTS: Record<CallToAction['type'], MessageId> = {
  button: 'elements.kind_button',
  link: 'elements.kind_link',
  disabledProductLink: 'elements.kind_disabledProductLink',
}

export const ACTION_STYLE_TEXTS: Record<ActionStyle, MessageId> = {
  transparent: 'elements.action-style_transparent',
  white: 'elements.action-style_white',
  blue: 'elements.action-style_blue',
  green: 'elements.action-style_green',
}
