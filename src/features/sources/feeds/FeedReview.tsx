import { Button, Group, Text, Title } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconCheck } from '@/common/ui/icons/icons'
import { Table } from '@/common/ui/table/Table'
import type { CatalogueFeed } from '@/contract/entities/feed'
import { useAcceptFeedMutation } from './feedsApi'
import { offerColumns } from './offerColumns'
import { LossAlert } from './LossAlert'
import { ReadButton } from './ReadButton'
import classes from './FeedItem.module.css'

interface FeedReviewProps {
  feed: CatalogueFeed
  canManage: boolean
}

/**
 * The first offers of a new feed or link: a person confirms that they were parsed correctly, and accepts the loss that
 * another link causes (product-rules/sources.md#feed).
 */
export function FeedReview({ feed, canManage }: FeedReviewProps) {
  const intl = useIntl()
  const [acceptFeed, { isLoading }] = useAcceptFeedMutation()
  const { id, sample, offerCount, loss } = feed
  return (
    <section className={classes.block}>
      <Title order={3} size="h5">
        <FormattedMessage id="feeds.title_review" />
      </Title>
      <Text size="sm">
        <FormattedMessage id="feeds.text_review" values={{ count: offerCount }} />
      </Text>
      <Table
        isPlain
        label={intl.formatMessage({ id: 'feeds.label_sample' })}
        columns={offerColumns(intl)}
        rows={sample}
        keyOf={({ article }) => article}
      />
      {loss && <LossAlert loss={loss} text="feeds.text_accept-loss" />}
      {canManage && (
        <Group gap="xs">
          <Button
            loading={isLoading}
            leftSection={<IconCheck size={16} />}
            onClick={() => void acceptFeed({ id, shown: { status: 'review', loss } })}
          >
            <FormattedMessage id={loss ? 'feeds.action_accept-loss' : 'feeds.action_accept'} />
          </Button>
          <ReadButton id={id} label="feeds.action_read-again" />
        </Group>
      )}
    </section>
  )
}
