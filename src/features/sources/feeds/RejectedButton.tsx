import { Button, Text } from '@mantine/core'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useLocale } from '@/common/i18n/useLocale'
import { fileSaved } from '@/common/store/pageThunks'
import { useAppDispatch } from '@/common/store/hooks'
import { IconFileDownload } from '@/common/ui/icons/icons'
import type { ExportedFile } from '@/contract/entities/analytics'
import type {
  CatalogueFeed,
  RejectedOffer,
  RejectionReason,
} from '@/contract/entities/catalogue/feed'
import { FEED_LIMITS } from '@/contract/feedLimits'
import type { Locale } from '@/contract/locale'
import { CSV_CONTENT_TYPE, csvOf } from '@/contract/text/csv'
import { useListRejectedOffersMutation } from './feedsApi'

type RejectedButtonProps = Pick<CatalogueFeed, 'id' | 'rejectedCount'>

/** Downloads the offers that the last reading left out, with their line numbers and the reasons. */
export function RejectedButton({ id, rejectedCount }: RejectedButtonProps) {
  const intl = useIntl()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const [listRejected, { isLoading, reset }] = useListRejectedOffersMutation()
  async function download() {
    const { data } = await listRejected({ id })
    if (data) dispatch(fileSaved(rejectedFile(id, data, intl, locale)))
    reset()
  }
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isLoading}
        leftSection={<IconFileDownload size={16} />}
        onClick={() => void download()}
      >
        <FormattedMessage id="feeds.action_download" values={{ count: rejectedCount }} />
      </Button>
      {rejectedCount > FEED_LIMITS.rejections && (
        <Text size="xs" c="dimmed">
          <FormattedMessage id="feeds.hint_download" values={{ count: FEED_LIMITS.rejections }} />
        </Text>
      )}
    </div>
  )
}

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

/** A file of the offers that were left out of a feed, in the person's language. */
function rejectedFile(
  feedId: number,
  rejected: readonly RejectedOffer[],
  intl: Pick<IntlShape, 'formatMessage'>,
  locale: Locale,
): ExportedFile {
  const words = (id: MessageId) => intl.formatMessage({ id })
  const head = [
    words('feeds.label_line'),
    words('products.label_offer-id'),
    words('feeds.label_reason'),
  ]
  const rows = rejected.map(({ line, article, reason }) => [line, article, words(REASONS[reason])])
  return {
    fileName: `rejected_${feedId}.csv`,
    contentType: CSV_CONTENT_TYPE,
    content: csvOf([head, ...rows], locale),
  }
}
