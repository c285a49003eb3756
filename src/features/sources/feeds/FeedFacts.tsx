import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { CatalogueFeed } from '@/contract/entities/feed'
import { momentOf } from '../momentOf'
import classes from './FeedItem.module.css'

/** When a feed was read, with the figures of its last reading. */
export function FeedFacts({ feed }: { feed: CatalogueFeed }) {
  const intl = useIntl()
  const { submittedAt, readAt, productCount } = feed
  const numbers = numbersOf(feed)
  return (
    <>
      <Text size="sm" c="dimmed">
        {readAt === null ? (
          <FormattedMessage
            id="feeds.text_submitted"
            values={{ time: momentOf(intl, submittedAt) }}
          />
        ) : (
          <FormattedMessage
            id="feeds.text_read"
            values={{ time: momentOf(intl, readAt), count: productCount }}
          />
        )}
      </Text>
      {numbers.length > 0 && (
        <dl className={classes.numbers} aria-label={intl.formatMessage({ id: 'feeds.label_last' })}>
          {numbers.map(([label, number]) => (
            <div key={label}>
              <dt>
                <FormattedMessage id={label} />
              </dt>
              <dd>{intl.formatNumber(number)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/**
 * Figures of the last reading: the changes applied, or those found while it waits for approval; none before the first
 * reading.
 */
function numbersOf({
  status,
  changes,
  offerCount,
  rejectedCount,
}: CatalogueFeed): [MessageId, number][] {
  const rejected: [MessageId, number] = ['feeds.label_rejected', rejectedCount]
  const isWaiting = status === 'review' || status === 'held'
  if (changes && !isWaiting) {
    return [
      ['feeds.label_created', changes.created],
      ['feeds.label_changed', changes.changed],
      ['feeds.label_unchanged', changes.unchanged],
      ['feeds.label_gone', changes.gone],
      rejected,
    ]
  }
  return offerCount + rejectedCount === 0 ? [] : [['feeds.label_offers', offerCount], rejected]
}
