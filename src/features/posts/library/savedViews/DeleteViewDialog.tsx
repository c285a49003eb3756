import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { useDeleteSavedViewMutation, useListSavedViewsQuery } from './savedViewsApi'

interface DeleteViewDialogProps {
  viewId: number
  onClose: () => void
}

/** Confirms the deletion of a saved filter; its posts stay. */
export function DeleteViewDialog({ viewId, onClose }: DeleteViewDialogProps) {
  const { data: views = [] } = useListSavedViewsQuery()
  const [deleteView, { isLoading }] = useDeleteSavedViewMutation()
  const name = views.find(({ id }) => id === viewId)?.name ?? ''
  return (
    <ConfirmDialog
      opened
      title={<FormattedMessage id="filters.title_delete-view" values={{ name }} />}
      confirmLabel={<FormattedMessage id="common.action_delete" />}
      isBusy={isLoading}
      onConfirm={() => void deleteView({ id: viewId })}
      onCancel={onClose}
    >
      <FormattedMessage id="filters.text_delete-view" />
    </ConfirmDialog>
  )
}
