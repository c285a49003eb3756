import type { MessageId } from '@/common/i18n/messages'
import { REVIEW_SOURCES, type ReviewSource } from '@/contract/entities/posts/review'

/** The names of the marketplaces. */
export const SOURCE_NAMES: Record<ReviewSource, MessageId> = {
  wildberries: 'reviewImport.source_wildberries',
  ozon: 'reviewImport.source_ozon',
  'yandex-market': 'reviewImport.source_yandex-market',
  marketplace: 'reviewImport.source_marketplace',
}

/** The name of a review's marketplace; null when it is not known. */
export function marketplaceOf(provider: string): MessageId | null {
  const source = REVIEW_SOURCES.find((known) => known === provider)
  return source === undefined || source === 'marketplace' ? null : SOURCE_NAMES[source]
}
