import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from '@/common/ui/ConfirmDialog'
import { useLeaveGuard } from '../hooks/useLeaveGuard'

/** Asks before unsaved changes are left behind (section 4); stands on the page only while there are some. */
export function LeaveDialog() {
  const blocker = useLeaveGuard()
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
