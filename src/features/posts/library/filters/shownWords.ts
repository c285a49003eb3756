import type { MessageId } from '@/common/i18n/messages'
import type { MediaKind, PostUsage } from '@/contract/entities/posts/postList'

export const MEDIA_CHIPS: Record<MediaKind, MessageId> = {
  photo: 'filters.chip_photo',
  video: 'filters.chip_video',
}

/** The values of the filter by what shoppers see, on a chip and in a select, in the order of the select. */
export const USAGE_WORDS: Record<PostUsage, MessageId> = {
  used: 'filters.usage_used',
  unused: 'filters.usage_unused',
  draft: 'filters.usage_draft',
  'no-media': 'filters.usage_no-media',
  'no-album': 'filters.usage_no-album',
  'no-widget': 'filters.usage_no-widget',
}
