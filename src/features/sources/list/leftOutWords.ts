import type { MessageId } from '@/common/i18n/messages'
import type { Source } from '@/contract/entities/source'
import { LEFT_OUT_REASONS, type LeftOutReason } from '@/contract/entities/sourceReading'

const REASONS: Record<LeftOutReason, MessageId> = {
  'no-picture': 'sources.left-out_no-picture',
  advertising: 'sources.left-out_advertising',
  repost: 'sources.left-out_repost',
  paid: 'sources.left-out_paid',
  'not-published': 'sources.left-out_not-published',
  'media-gone': 'sources.left-out_media-gone',
  'media-refused': 'sources.left-out_media-refused',
  unknown: 'sources.left-out_unknown',
}

/** Why a source's post was left out, in words; a reason of another version is an unknown kind. */
export function leftOutWords(type: Source['type'], reason: string): MessageId {
  // Its donors are VK's own; elsewhere posts are paid for.
  if (reason === 'paid' && type !== 'vk') return 'sources.left-out_paid-media'
  return REASONS[LEFT_OUT_REASONS.find((one) => one === reason) ?? 'unknown']
}
