import type { IntlShape } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { ExportedFile } from '@/contract/entities/analytics'
import type { RejectedOffer, RejectionReason } from '@/contract/entities/feed'
import type { Locale } from '@/contract/locale'
import { CSV_CONTENT_TYPE, csvOf } from '@/contract/text/csv'

const REASONS: Record<RejectionReason, MessageId> = {
  'no-id': 'feeds.reason_no-id',
  'no-name': 'feeds.reason_no-name',
  'no-link': 'feeds.reason_no-link',
  'wrong-link': 'feeds.reason_wrong-link',
  'repeated-id': 'feeds.reason_repeated-id',
  'too-long': 'feeds.reason_too-long',
  'extra-cells': 'feeds.reason_extra-cells',
  'other-feed': 'feeds.reason_other-feed',
}

/** Offers that were left out of a feed as a file in the person's language. */
export function rejectedFile(
  feedId: number,
  rejected: readonly RejectedOffer[],
  intl: Pick<IntlShape, 'formatMessage'>,
  locale: Locale,
): ExportedFile {
  const words = (id: MessageId) => intl.formatMessage({ id })
  const head = [
    words('feeds.label_line'),
    words('products.label_article-name'),
    words('feeds.label_reason'),
  ]
  const rows = rejected.map(({ line, article, reason }) => [line, article, words(REASONS[reason])])
  return {
    fileName: `rejected_${feedId}.csv`,
    contentType: CSV_CONTENT_TYPE,
    content: csvOf([head, ...rows], locale),
  }
}
