import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNow } from '@/common/lib/useNow'
import type { CatalogueFeed } from '@/contract/entities/feed'
import { FeedStatus } from './FeedStatus'
import { momentOf } from '../momentOf'
import classes from './FeedItem.module.css'

/** The status of a feed and its next step, in a line that keeps its place while it changes. */
export function FeedState({ feed }: { feed: CatalogueFeed }) {
  return (
    <div className={classes.state} aria-live="polite" aria-atomic>
      <FeedStatus status={feed.status} />
      <Text component="span" size="sm" c="dimmed" className={classes.next ?? ''}>
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
