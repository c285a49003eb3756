import type { MessageId } from '@/common/i18n/messages'
import type { FontStyle } from '@/contract/elements/fonts'
import type { ActionStyle } from '@/contract/elements/styles'
import type { CallToAction, Frame, InteractionType } from '@/contract/entities/media'
import type { Alignment } from './model/scene/align'

/** Ids of texts by the values of the contract and the model that they name. */
export const FRAME_TEXTS: Record<Frame, MessageId> = {
  square: 'elements.frame_square',
  story: 'elements.frame_story',
}

export const IMAGE_TEXTS: Record<Frame, { label: MessageId; named: MessageId }> = {
  square: {
    label: 'elements.label_image-on-square',
    named: 'elements.label_image-on-square-of',
  },
  story: { label: 'elements.label_image-on-story', named: 'elements.label_image-on-story-of' },
}

export const ACTION_TEXTS: Record<CallToAction['type'], MessageId> = {
  button: 'elements.kind_button',
  link: 'elements.kind_link',
  disabledProductLink: 'elements.kind_disabledProductLink',
}

export const INTERACTION_TEXTS: Record<InteractionType, MessageId> = {
  poll: 'elements.kind_poll',
  question: 'elements.kind_question',
  emoji: 'elements.kind_emoji',
}

export const ACTION_STYLE_TEXTS: Record<ActionStyle, MessageId> = {
  transparent: 'elements.action-style_transparent',
  white: 'elements.action-style_white',
  blue: 'elements.action-style_blue',
  green: 'elements.action-style_green',
}

export const FONT_STYLE_TEXTS: Record<FontStyle, MessageId> = {
  regular: 'elements.style_regular',
  bold: 'elements.style_bold',
  italic: 'elements.style_italic',
  boldItalic: 'elements.style_boldItalic',
}

export const ALIGNMENT_TEXTS: Record<Alignment, MessageId> = {
  left: 'elements.align_left',
  center: 'elements.align_center',
  right: 'elements.align_right',
  top: 'elements.align_top',
  middle: 'elements.align_middle',
  bottom: 'elements.align_bottom',
}
