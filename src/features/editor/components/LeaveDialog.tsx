import { FormattedMessage } from 'react-intl'
import { useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/ConfirmDialog'
import { selectIsDirty } from '../editorSlice'
import { useLeaveGuard } from '../hooks/useLeaveGuard'

/** Asks before unsaved changes are left behind (section 4). */
export function LeaveDialog() {
  const blocker = useLeaveGuard(useAppSelector(selectIsDirty))
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={<FormattedMessage id="editor.title_leave" />}
      confirmLabel={<FormattedMessage id="editor.action_leave" />}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <FormattedMessage id="editor.text_leave" />
    </ConfirmDialog>
  )
}
