import { Button, Group, Stack, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { selectIsConnectionLost, reloadAsked } from '@/app/state/connectionSlice'
import { selectIsSessionLost } from '@/common/session/sessionSlice'
import { useAppSelector, useAppDispatch } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { OfflineDialog } from './OfflineDialog'
import { SessionLostDialog } from './SessionLostDialog'

/** Dialogs that block any screen: one at a time, the most urgent one. */
export function RescueDialogs() {
  const isConnectionLost = useAppSelector(selectIsConnectionLost)
  const isSessionLost = useAppSelector(selectIsSessionLost)
  if (isConnectionLost) return <OfflineDialog />
  if (isSessionLost) return <SessionLostDialog />
  return <ModuleFailedDialog />
}

/**
 * A chunk could not be fetched while online: only a reload closes this dialog
 * (product-rules/screens.md#failed-modules).
 */
function ModuleFailedDialog() {
  const dispatch = useAppDispatch()
  return (
    <Dialog
      opened
      onClose={() => undefined}
      isUncloseable
      title={<FormattedMessage id="module-failed.title" />}
      size="sm"
    >
      <Stack gap="lg">
        <Text size="sm">
          <FormattedMessage id="module-failed.text" />
        </Text>
        <Group justify="flex-end">
          <Button onClick={() => dispatch(reloadAsked())}>
            <FormattedMessage id="common.action_reload" />
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
