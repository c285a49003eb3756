import { Alert, Button, Code, FileButton, Paper, Stack, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import '@mantine/core/styles/Code.css'
import type { DragEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { IconAlertTriangle, IconUpload } from '@/common/ui/icons/icons'
import type { RecordProblem, RefusedRecord } from '../stage/record/readRecord'
import classes from './RecordChooser.module.css'
import { usePlayer } from './playerSlice'

/** The files that the browser offers. */
export const RECORD_TYPES = 'application/json,.json'

const PROBLEMS: Record<RecordProblem, MessageId> = {
  broken: 'replay.alert_broken',
  foreign: 'replay.alert_foreign',
  schema: 'replay.alert_schema',
}

/** Entered in the console of a cabinet (`app/start/store.ts`). */
const DEV_TOOLS_ON = "localStorage.vitrinaDevTools = 'on'"

/** Why a file is not shown. */
export function ProblemAlert({ problem, build }: RefusedRecord) {
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />}>
      <FormattedMessage id={PROBLEMS[problem]} values={{ build }} />
    </Alert>
  )
}

/** Takes the file of a record: chosen or dropped. */
export function RecordChooser({ onChoose }: { onChoose: (file: Blob) => void }) {
  const { status, problem } = usePlayer()
  const isReading = status === 'reading'

  function drop(event: DragEvent) {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file && !isReading) onChoose(file)
  }

  return (
    <div
      className={classes.page}
      onDragOver={(event) => {
        event.preventDefault()
      }}
      onDrop={drop}
    >
      <Paper className={classes.card} withBorder p="xl" radius="lg">
        <Stack gap="md" align="center">
          <Title order={1} size="h2">
            <FormattedMessage id="replay.title" />
          </Title>
          <Text size="sm" ta="center">
            <FormattedMessage id="replay.text_open" />
          </Text>
          {problem && <ProblemAlert {...problem} />}
          <FileButton
            accept={RECORD_TYPES}
            onChange={(file) => {
              if (file) onChoose(file)
            }}
          >
            {(props) => (
              <Button {...props} loading={isReading} leftSection={<IconUpload size={16} />}>
                <FormattedMessage id="replay.action_choose" />
              </Button>
            )}
          </FileButton>
          <Text size="xs" c="dimmed" role="status">
            <FormattedMessage id={isReading ? 'replay.text_reading' : 'replay.hint_drop'} />
          </Text>
          <Text size="xs" c="dimmed" ta="center">
            <FormattedMessage
              id="replay.hint_dev-tools"
              values={{ command: <Code>{DEV_TOOLS_ON}</Code> }}
            />
          </Text>
        </Stack>
      </Paper>
    </div>
  )
}
