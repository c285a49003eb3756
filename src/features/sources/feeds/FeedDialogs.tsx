import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import type { CatalogueFeed } from '@/contract/entities/feed'
import { feedDialogClosed, selectFeedDialog } from '../sourcesSlice'
import { useAcceptFeedMutation, useDeleteFeedMutation } from './feedsApi'
import { FeedLinkDialog } from './FeedLinkDialog'

/** Forms and confirmations about the feeds. The dialog of a deleted feed closes. */
export function FeedDialogs({ feeds }: { feeds: readonly CatalogueFeed[] }) {
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
