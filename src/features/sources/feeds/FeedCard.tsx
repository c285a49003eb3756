import { Button, Text } from '@mantine/core'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePermission } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { IconPlus, IconRss } from '@/common/ui/icons/icons'
import type { CatalogueFeed } from '@/contract/entities/catalogue/feed'
import { FEED_LIMITS } from '@/contract/feedLimits'
import { IntegrationCard } from '@/features/sources/components/connection/IntegrationCard'
import {
  feedDialogOpened,
  feedDialogClosed,
  selectFeedDialog,
} from '@/features/sources/sourcesSlice'
import classes from './FeedCard.module.css'
import { FeedItem } from './FeedItem'
import { FeedLinkDialog, FirstFeedForm } from './FeedLinkForms'
import { useAcceptFeedMutation, useDeleteFeedMutation } from './feedsApi'

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

/** The button that adds one more feed, as long as the account may have one. */
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

/** Forms and confirmations about the feeds. The dialog of a deleted feed closes. */
function FeedDialogs({ feeds }: { feeds: readonly CatalogueFeed[] }) {
  const dispatch = useAppDispatch()
  const dialog = useAppSelector(selectFeedDialog)
  const [deleteFeed, deletion] = useDeleteFeedMutation()
  const [acceptFeed, acceptance] = useAcceptFeedMutation()
  useEffect(() => () => void dispatch(feedDialogClosed()), [dispatch])
  const close = () => dispatch(feedDialogClosed())
  const subjectOf = (kind: 'replace' | 'delete' | 'accept-loss') =>
    dialog?.kind === kind ? feeds.find(({ id }) => id === dialog.id) : undefined
  const replaced = subjectOf('replace')
  const deleted = subjectOf('delete')
  const held = subjectOf('accept-loss')
  return (
    <>
      {(dialog?.kind === 'add' || replaced) && (
        <FeedLinkDialog feed={replaced ?? null} onClose={close} />
      )}
      <ConfirmDialog
        opened={deleted !== undefined}
        title={<FormattedMessage id="feeds.title_delete" />}
        confirmLabel={<FormattedMessage id="integrations.action_disconnect" />}
        isBusy={deletion.isLoading}
        onConfirm={() => deleted && void deleteFeed({ id: deleted.id })}
        onCancel={close}
      >
        <FormattedMessage id="feeds.text_delete" values={{ link: deleted?.link }} />
      </ConfirmDialog>
      <ConfirmDialog
        opened={held !== undefined && held.loss !== null}
        title={<FormattedMessage id="feeds.alert_loss" values={held?.loss ?? NO_LOSS} />}
        confirmLabel={<FormattedMessage id="feeds.action_accept-loss" />}
        isBusy={acceptance.isLoading}
        onConfirm={() =>
          held && void acceptFeed({ id: held.id, shown: { status: 'held', loss: held.loss } })
        }
        onCancel={close}
      >
        <FormattedMessage id="feeds.text_accept-loss" />
      </ConfirmDialog>
    </>
  )
}

const NO_LOSS = { gone: 0, total: 0 }
