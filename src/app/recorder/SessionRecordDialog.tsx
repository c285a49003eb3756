import { Alert, Button, Checkbox, Group, List, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/List.css'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import {
  selectSessionRecord,
  sessionDownloadAsked,
  sessionRecordClosed,
  textsIncluded,
} from './sessionRecordSlice'

/** Describes the content of a session's record, asks whether texts may be included, and downloads it. */
export function SessionRecordDialog() {
  const dispatch = useAppDispatch()
  const { includesTexts, status } = useAppSelector(selectSessionRecord)
  return (
    <Dialog
      opened
      onClose={() => dispatch(sessionRecordClosed())}
      isUncloseable={status === 'preparing'}
      title={<FormattedMessage id="session-record.title" />}
    >
      <Stack gap="md">
        <Text size="sm">
          <FormattedMessage id="session-record.text" />
        </Text>
        <List size="sm" spacing="xs">
          <List.Item>
            <FormattedMessage id="session-record.text_holds" />
          </List.Item>
          <List.Item>
            <FormattedMessage id="session-record.text_leaves-out" />
          </List.Item>
          <List.Item>
            <FormattedMessage id="session-record.text_stays" />
          </List.Item>
        </List>
        <Checkbox
          checked={includesTexts}
          disabled={status === 'preparing'}
          onChange={(event) => dispatch(textsIncluded(event.currentTarget.checked))}
          label={<FormattedMessage id="session-record.label_texts" />}
          description={<FormattedMessage id="session-record.hint_texts" />}
        />
        {(status === 'failed' || status === 'secrets') && (
          <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />}>
            <FormattedMessage
              id={
                status === 'failed' ? 'session-record.alert_failed' : 'session-record.alert_secrets'
              }
            />
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            disabled={status === 'preparing'}
            onClick={() => dispatch(sessionRecordClosed())}
          >
            <FormattedMessage id="common.action_cancel" />
          </Button>
          <Button loading={status === 'preparing'} onClick={() => dispatch(sessionDownloadAsked())}>
            <FormattedMessage id="session-record.action_download" />
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
