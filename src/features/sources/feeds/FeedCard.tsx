import { Button, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePermission } from '@/common/session/useUser'
import { useAppDispatch } from '@/common/store/hooks'
import { IconPlus, IconRss } from '@/common/ui/icons/icons'
import type { CatalogueFeed } from '@/contract/entities/feed'
import { FEED_LIMITS } from '@/contract/feedLimits'
import { IntegrationCard } from '../components/connection/IntegrationCard'
import { feedDialogOpened } from '../sourcesSlice'
import { FeedDialogs } from './FeedDialogs'
import { FeedItem } from './FeedItem'
import { FirstFeedForm } from './FirstFeedForm'
import classes from './FeedCard.module.css'

/** The catalogue feeds of the account: their links, their states, and another one (product-rules/sources.md#feed). */
export function FeedCard({ feeds }: { feeds: readonly CatalogueFeed[] }) {
  const intl = useIntl()
  const canManage = usePermission('MANAGE_FEED')
  return (
    <IntegrationCard
      icon={<IconRss size={22} stroke={1.6} />}
      title={<FormattedMessage id="integrations.title_feed" />}
      purpose={<FormattedMessage id="integrations.text_feed" />}
    >
      {feeds.length > 0 && (
        <ul className={classes.list} aria-label={intl.formatMessage({ id: 'feeds.label_list' })}>
          {feeds.map((feed) => (
            <FeedItem key={feed.id} feed={feed} canManage={canManage} />
          ))}
        </ul>
      )}
      {canManage ? (
        <NextFeed count={feeds.length} />
      ) : (
        <Text size="sm" c="dimmed">
          {feeds.length === 0 && `${intl.formatMessage({ id: 'feeds.text_none' })} `}
          <FormattedMessage id="feeds.text_denied" />
        </Text>
      )}
      {canManage && <FeedDialogs feeds={feeds} />}
    </IntegrationCard>
  )
}

/** The way to one more feed, as long as the account may have one. */
function NextFeed({ count }: { count: number }) {
  const dispatch = useAppDispatch()
  if (count === 0) return <FirstFeedForm />
  if (count >= FEED_LIMITS.feeds) {
    return (
      <Text size="sm" c="dimmed">
        <FormattedMessage id="feeds.text_limit" values={{ count: FEED_LIMITS.feeds }} />
      </Text>
    )
  }
  return (
    <div>
      <Button
        variant="light"
        leftSection={<IconPlus size={16} />}
        onClick={() => dispatch(feedDialogOpened({ kind: 'add' }))}
      >
        <FormattedMessage id="feeds.action_add" />
      </Button>
    </div>
  )
}
