import { Anchor, Text, ActionIcon } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch } from '@/common/store/hooks'
import { IconDots, IconRefresh, IconReplace, IconTrash } from '@/common/ui/icons/icons'
import { Menu } from '@/common/ui/menus/floating'
import type { CatalogueFeed } from '@/contract/entities/catalogue/feed'
import { momentOf } from '@/features/sources/momentOf'
import { feedDialogOpened } from '@/features/sources/sourcesSlice'
import { useKeptFocus } from '@/features/sources/useKeptFocus'
import { FeedLoss, FeedProblem } from './FeedAlerts'
import classes from './FeedItem.module.css'
import { FeedReview } from './FeedReview'
import { useReadFeedMutation } from './feedsApi'
import { FeedState } from './FeedState'
import { RejectedButton } from './RejectedButton'

interface FeedItemProps {
  feed: CatalogueFeed
  canManage: boolean
}

/** One feed: its link, its state, the figures of its last reading, and the decision that it requires. */
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
 * Figures of the last reading: the applied changes, or the changes found while the feed waits for approval. There are
 * none before the first reading.
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

/** Actions for a feed in any state. */
function FeedMenu({ feed: { id, link, status } }: { feed: CatalogueFeed }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const [readFeed] = useReadFeedMutation()
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon size={44} aria-label={intl.formatMessage({ id: 'feeds.menu_feed' }, { link })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {status !== 'processing' && (
          <Menu.Item leftSection={<IconRefresh size={16} />} onClick={() => void readFeed({ id })}>
            <FormattedMessage id="feeds.action_read" />
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconReplace size={16} />}
          onClick={() => dispatch(feedDialogOpened({ kind: 'replace', id }))}
        >
          <FormattedMessage id="feeds.action_replace" />
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} />}
          onClick={() => dispatch(feedDialogOpened({ kind: 'delete', id }))}
        >
          <FormattedMessage id="integrations.action_disconnect" />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
