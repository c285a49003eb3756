import { Button, Group, Stack, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { OFFLINE_RETRY_MS } from '@/contract/constants'
import { connectionCheckAsked, selectIsConnectionChecked } from '../state/connectionSlice'
import { selectHasUnfinishedWork } from '../state/unfinishedWork'

/** The connection is lost: this dialog cannot be closed; the connection is checked regularly and on request. */
export function OfflineDialog() {
  const dispatch = useAppDispatch()
  const isChecking = useAppSelector(selectIsConnectionChecked)
  const isWorkKept = useAppSelector(selectHasUnfinishedWork)
  return (
    <Dialog
      opened
      onClose={() => undefined}
      isUncloseable
      title={<FormattedMessage id="offline.title" />}
      size="sm"
    >
      <Stack gap="md">
        <Text size="sm">
          <FormattedMessage id={isWorkKept ? 'offline.text_work-kept' : 'offline.text'} />
        </Text>
        <Text size="xs" c="dimmed">
          <FormattedMessage
            id="offline.hint_automatic"
            values={{ seconds: OFFLINE_RETRY_MS / 1000 }}
          />
        </Text>
        <Group justify="flex-end">
          <Button loading={isChecking} onClick={() => dispatch(connectionCheckAsked())}>
            <FormattedMessage id="common.action_retry" />
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
