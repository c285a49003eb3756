import type { MessageId } from '@/common/i18n/messages'
import type { InteractionType } from '@/contract/entities/media'

export const TYPE_LABELS: Record<InteractionType, MessageId> = {
  poll: 'answers.label_poll',
  question: 'answers.label_question',
  emoji: 'answers.label_emoji',
}
