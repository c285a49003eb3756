import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { sessionRecordOpened } from '@/common/store/sessionRecordSlice'
import {
  selectIsConnectionLost,
  reloadAsked,
  connectionCheckAsked,
  selectIsConnectionChecked,
} from '@/app/state/connectionSlice'
import { selectHasUnfinishedWork } from '@/app/state/unfinishedWork'
import { failureMessage } from '@/common/api/apiError'
import { type Message, useMessage } from '@/common/i18n/messages'
import { selectIsSessionLost } from '@/common/session/sessionSlice'
import { useGetUserQuery } from '@/common/session/user'
import { useAppSelector, useAppDispatch } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { FieldError } from '@/common/ui/fields/FieldProblems'
import { LANDING_PATH } from '@/contract/addresses'
import { OFFLINE_RETRY_MS } from '@/contract/constants'

/** Dialogs that block any screen: one at a time, the most urgent one. */
export function RescueDialogs() {
  const isConnectionLost = useAppSelector(selectIsConnectionLost)
  const isSessionLost = useAppSelector(selectIsSessionLost)
  if (isConnectionLost) return <OfflineDialog />
  if (isSessionLost) return <SessionLostDialog />
  return <ModuleFailedDialog />
}

/** Who cannot close a dialog can tell support about it. */
function ReportButton() {
  const dispatch = useAppDispatch()
  return (
    <Button variant="subtle" onClick={() => dispatch(sessionRecordOpened())}>
      <FormattedMessage id="shell.action_report" />
    </Button>
  )
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
        <Group justify="flex-end" gap="xs">
          <ReportButton />
          <Button onClick={() => dispatch(reloadAsked())}>
            <FormattedMessage id="common.action_reload" />
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** The connection is lost: this dialog cannot be closed; the connection is checked regularly and on request. */
function OfflineDialog() {
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
        <Group justify="flex-end" gap="xs">
          <ReportButton />
          <Button loading={isChecking} onClick={() => dispatch(connectionCheckAsked())}>
            <FormattedMessage id="common.action_retry" />
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** The session ended during work: the person signs in again in another tab, then continues here. */
function SessionLostDialog() {
  const { refetch, isFetching } = useGetUserQuery()
  const words = useMessage()
  const [problem, setProblem] = useState<Message | null>(null)

  async function goOn() {
    setProblem(null)
    const { error } = await refetch()
    if (error) setProblem(failureMessage(error) ?? { id: 'session.alert_still-out' })
  }

  return (
    <Dialog
      opened
      onClose={() => undefined}
      isUncloseable
      title={<FormattedMessage id="session.title_lost" />}
      size="sm"
    >
      <Stack gap="lg">
        <Text size="sm">
          <FormattedMessage id="session.text_lost" />
        </Text>
        {problem && <FieldError>{words(problem)}</FieldError>}
        <Group justify="flex-end" gap="xs">
          <ReportButton />
          <Button variant="default" component="a" href={LANDING_PATH} target="_blank">
            <FormattedMessage id="session.action_sign-in" />
          </Button>
          <Button loading={isFetching} onClick={() => void goOn()}>
            <FormattedMessage id="session.action_continue" />
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
