import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { failureMessage } from '@/common/api/apiError'
import { type Message, useMessage } from '@/common/i18n/messages'
import { useGetUserQuery } from '@/common/session/user'
import { FieldError } from '@/common/ui/fields/FieldProblems'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { LANDING_PATH } from '@/contract/addresses'

/** The session ended during work: the person signs in again in another tab, then continues here. */
export function SessionLostDialog() {
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
