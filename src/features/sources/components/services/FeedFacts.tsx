import { Anchor, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Feed } from '@/contract/entities/integration'
import classes from './FeedFacts.module.css'

/** The facts of a submitted feed; the number of products is known only once it was read. */
export function FeedFacts({ feed }: { feed: Feed }) {
  const intl = useIntl()
  const day = (time: string) => intl.formatDate(time, { day: 'numeric', month: 'long' })
  return (
    <div>
      <Anchor href={feed.link} target="_blank" rel="noreferrer" size="sm" className={classes.link}>
        {feed.link}
      </Anchor>
      <Text size="sm" c="dimmed">
        {feed.readAt === null ? (
          <FormattedMessage
            id="integrations.text_feed-submitted"
            values={{ date: day(feed.submittedAt) }}
          />
        ) : (
          <FormattedMessage
            id="integrations.text_feed-read"
            values={{ date: day(feed.readAt), count: feed.productCount }}
          />
        )}
      </Text>
    </div>
  )
}
