import { Anchor, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { CatalogueFeed } from '@/contract/entities/catalogue/feed'
import { momentOf } from '@/features/sources/momentOf'
import { useKeptFocus } from '@/features/sources/useKeptFocus'
import classes from './FeedItem.module.css'
import { FeedLoss } from './FeedLoss'
import { FeedMenu } from './FeedMenu'
import { FeedProblem } from './FeedProblem'
import { FeedReview } from './FeedReview'
import { FeedState } from './FeedState'
import { RejectedButton } from './RejectedButton'

interface FeedItemProps {
  feed: CatalogueFeed
  canManage: boolean
}

/** One feed: its link, its state, the figures of its last reading, and the decision that it waits for. */
export function FeedItem({ feed, canManage }: FeedItemProps) {
  const { id, link, status, problem, loss, rejectedCount } = feed
  const focus = useKeptFocus<HTMLLIElement>(status)
  return (
    <li className={classes.item} {...focus}>
      <div className={classes.head}>
        <Anchor href={link} target="_blank" rel="noreferrer" size="sm" className={classes.link}>
          {link}
        </Anchor>
        {canManage && <FeedMenu feed={feed} />}
      </div>
      <FeedState feed={feed} />
      <FeedFacts feed={feed} />
      {canManage && rejectedCount > 0 && <RejectedButton id={id} rejectedCount={rejectedCount} />}
      {status === 'failed' && problem !== null && (
        <FeedProblem id={id} problem={problem} canManage={canManage} />
      )}
      {status === 'held' && loss && <FeedLoss id={id} loss={loss} canManage={canManage} />}
      {status === 'review' && <FeedReview feed={feed} canManage={canManage} />}
    </li>
  )
}

/** When a feed was read, with the figures of its last reading. */
function FeedFacts({ feed }: { feed: CatalogueFeed }) {
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
