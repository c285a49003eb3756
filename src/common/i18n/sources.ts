import type { IntlShape } from 'react-intl'
import * as v from 'valibot'
import {
  sourceTypeSchema,
  type DataSource,
  type SourceType,
} from '@/contract/entities/sources/source'
import type { MessageId } from './messages'

export interface SourceOption {
  /** The source's name in requests. */
  name: string
  label: string
}

/**
 * The sources by which posts can be filtered. Groups of one network share a name in requests, so they are one choice.
 */
export function sourceOptions(intl: IntlShape, sources: readonly DataSource[]): SourceOption[] {
  const labels = new Map<string, string[]>()
  for (const { name, langKey, langParam } of sources) {
    const id = langKey ?? (v.is(sourceTypeSchema, name) ? SOURCE_LABELS[name] : null)
    const label = id ? intl.formatMessage({ id }, { name: langParam ?? '' }) : name
    labels.set(name, [...(labels.get(name) ?? []), label])
  }
  return [...labels].map(([name, of]) => ({ name, label: of.join(', ') }))
}

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
