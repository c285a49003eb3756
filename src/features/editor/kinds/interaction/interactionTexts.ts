import type { MessageId } from '@/common/i18n/messages'
import type { InteractionType } from '@/contract/entities/media'

export const INTERACTION_TEXTS: Record<InteractionType, MessageId> = {
  poll: 'elements.kind_poll',
  question: 'elements.kind_question',
  emoji: 'elements.kind_emoji',
}
