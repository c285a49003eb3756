import { FormattedMessage } from 'react-intl'
import { paths } from '@/common/routing/paths'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { TRASH_DAYS } from '@/contract/constants'
import type { Widget } from '@/contract/entities/widgets/widget'
import { useDeleteWidgetMutation } from '../../savedWidgetsApi'
import { selectWidgetDialog, widgetDialogClosed } from '../../widgetsSlice'

type NamedWidget = Pick<Widget, 'embedId' | 'role' | 'widgetType'>

/** Confirms the deletion of a widget, and explains its effect on the site. */
export function DeleteWidgetDialog({ widgets }: { widgets: readonly NamedWidget[] }) {
  const dispatch = useAppDispatch()
  const dialog = useAppSelector(selectWidgetDialog)
  const [deleteWidget, { isLoading }] = useDeleteWidgetMutation()
  const subject =
    dialog?.kind === 'delete'
      ? widgets.find(({ embedId }) => embedId === dialog.embedId)
      : undefined
  const name = subject?.role ?? ''
  const close = () => dispatch(widgetDialogClosed())

  async function remove({ embedId, role }: NamedWidget) {
    if (!(await deleteWidget(embedId)).data) return
    close()
    dispatch(
      toastShown({
        tone: 'success',
        message: { id: 'widgets.alert_deleted', values: { name: role } },
        link: { to: paths.trash(), message: { id: 'trash.action_open' } },
      }),
    )
  }

  return (
    <ConfirmDialog
      opened={subject !== undefined}
      title={<FormattedMessage id="widgets.title_delete" values={{ name }} />}
      confirmLabel={<FormattedMessage id="common.action_delete" />}
      isBusy={isLoading}
      onConfirm={() => subject && void remove(subject)}
      onCancel={close}
    >
      <FormattedMessage
        id={subject?.widgetType === 'stl' ? 'widgets.text_delete-model' : 'widgets.text_delete'}
        values={{ days: TRASH_DAYS }}
      />
    </ConfirmDialog>
  )
}
