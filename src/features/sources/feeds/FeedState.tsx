import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useNow } from '@/common/lib/useNow'
import { Status, type StatusTone } from '@/common/ui/states/Status'
import type { CatalogueFeed, FeedStatus as State } from '@/contract/entities/catalogue/feed'
import { momentOf } from '@/features/sources/momentOf'
import classes from './FeedItem.module.css'

/** The status of a feed and its next step, in a line that does not move while they change. */
export function FeedState({ feed }: { feed: CatalogueFeed }) {
  return (
    <div className={classes.state} aria-live="polite" aria-atomic>
      <FeedStatus status={feed.status} />
      <Text component="span" size="sm" c="dimmed">
        <NextStep feed={feed} />
      </Text>
    </div>
  )
}

function NextStep({ feed: { status, progress, nextReadAt } }: { feed: CatalogueFeed }) {
  const intl = useIntl()
  const now = useNow()
  if (status === 'processing') {
    if (progress === null) return <FormattedMessage id="feeds.text_queued" />
    const { done, total } = progress
    return total === null ? (
      <FormattedMessage id="feeds.text_progress" values={{ count: done }} />
    ) : (
      <FormattedMessage id="feeds.text_progress-of" values={{ count: done, total }} />
    )
  }
  if (nextReadAt === null) return null
  if (Date.parse(nextReadAt) <= now) return <FormattedMessage id="feeds.text_next-soon" />
  return (
    <FormattedMessage
      id={status === 'failed' ? 'feeds.text_retry' : 'feeds.text_next'}
      values={{ time: momentOf(intl, nextReadAt) }}
    />
  )
}

const LOOKS: Record<State, { label: MessageId; tone: StatusTone }> = {
  processing: { label: 'feeds.status_processing', tone: 'waiting' },
  review: { label: 'feeds.status_review', tone: 'waiting' },
  held: { label: 'feeds.status_held', tone: 'waiting' },
  working: { label: 'feeds.status_working', tone: 'good' },
  failed: { label: 'feeds.status_failed', tone: 'bad' },
}

/** The status of a feed. */
function FeedStatus({ status }: { status: State }) {
  const { label, tone } = LOOKS[status]
  return (
    <Status tone={tone}>
      <FormattedMessage id={label} />
    </Status>
  )
}
