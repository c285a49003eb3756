import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import type { Integration } from '@/contract/entities/sources/integration'
import { useDeleteIntegrationMutation } from '../../integrationsApi'
import { integrationDeletionClosed, selectDeletedIntegrationId } from '../../sourcesSlice'

/** Confirms the deletion of a connection, and lists everything that is deleted with it. */
export function DeleteIntegrationDialog({ integrations }: { integrations: Integration[] }) {
  const dispatch = useAppDispatch()
  const id = useAppSelector(selectDeletedIntegrationId)
  const [deleteIntegration, { isLoading }] = useDeleteIntegrationMutation()
  useEffect(() => () => void dispatch(integrationDeletionClosed()), [dispatch])
  const subject = integrations.find((one) => one.id === id)
  return (
    <ConfirmDialog
      opened={subject !== undefined}
      title={
        subject?.name ? (
          <FormattedMessage id="integrations.title_delete" values={{ name: subject.name }} />
        ) : (
          <FormattedMessage id="integrations.title_delete-unnamed" />
        )
      }
      confirmLabel={<FormattedMessage id="integrations.action_disconnect" />}
      isBusy={isLoading}
      onConfirm={() => subject && void deleteIntegration({ id: subject.id })}
      onCancel={() => dispatch(integrationDeletionClosed())}
    >
      <FormattedMessage id="integrations.text_delete" />
    </ConfirmDialog>
  )
}
