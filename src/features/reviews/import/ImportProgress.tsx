import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormAlert } from '@/common/ui/fields/FieldProblems'
import type { ReviewImport } from '@/contract/entities/posts/reviewImport'
import '@mantine/core/styles/Progress.css'

interface ImportProgressProps {
  file: ReviewImport
  onClose: () => void
  /** Discards a failed import instead of a retry. */
  onDrop: () => void
}

/** The progress of an import, which continues without the dialog. */
export function ImportProgress({ file, onClose, onDrop }: ImportProgressProps) {
  const intl = useIntl()
  const { progress, rowCount, status } = file
  return (
    <Stack gap="md">
      {status === 'failed' && (
        <FormAlert>
          <FormattedMessage id="reviewImport.alert_failed" />
        </FormAlert>
      )}
      <Text size="sm" role="status">
        <FormattedMessage
          id="reviewImport.text_progress"
          values={{ done: progress, count: rowCount }}
        />
      </Text>
      <Progress
        value={rowCount === 0 ? 0 : (progress / rowCount) * 100}
        animated={status === 'importing'}
        aria-label={intl.formatMessage({ id: 'reviewImport.label_progress' })}
      />
      <Text size="sm" c="dimmed">
        <FormattedMessage id="reviewImport.hint_progress" />
      </Text>
      <Group justify="flex-end" gap="xs">
        {status === 'failed' && (
          <Button variant="subtle" onClick={onDrop}>
            <FormattedMessage id="reviewImport.action_stop" />
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          <FormattedMessage id="common.action_close" />
        </Button>
      </Group>
    </Stack>
  )
}
