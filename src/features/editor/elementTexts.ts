import type { MessageId } from '@/common/i18n/messages'
import type { Frame } from '@/contract/entities/posts/media'
import type { Alignment } from './model/scene/arranging'

/** Ids of texts for values of the contract and the model. */
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

export const ALIGNMENT_TEXTS: Record<Alignment, MessageId> = {
  left: 'elements.align_left',
  center: 'elements.align_center',
  right: 'elements.align_right',
  top: 'elements.align_top',
  middle: 'elements.align_middle',
  bottom: 'elements.align_bottom',
}
