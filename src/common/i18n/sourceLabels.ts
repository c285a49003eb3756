import type { SourceType } from '@/contract/entities/sources/source'
import type { MessageId } from './messages'

/** Names of sources (product-rules/records.md#user-data); `name` goes into the texts that show it. */
export const SOURCE_LABELS: Record<SourceType, MessageId> = {
  upload: 'sources.label_upload',
  link: 'source.added_by_link',
  customer: 'source.customer_content',
  mention: 'source.mention',
  vk: 'sources.label_vk',
  instagram: 'sources.label_instagram',
  youtube: 'sources.label_youtube',
  rss: 'sources.label_rss',
  telegram: 'sources.label_telegram',
}
