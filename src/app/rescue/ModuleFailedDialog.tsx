import { Button, Group, Stack, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { reloadAsked } from '../state/connectionSlice'

/**
 * A chunk could not be fetched while online: only a reload closes this dialog
 * (product-rules/screens.md#failed-modules).
 */
export function ModuleFailedDialog() {
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
