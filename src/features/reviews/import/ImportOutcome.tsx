import { Button, Group, Stack, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { ReviewImport } from '@/contract/entities/reviewImport'
import { ImportNumbers } from './ImportNumbers'
import { RejectedRows } from './RejectedRows'

interface ImportOutcomeProps {
  file: ReviewImport
  onAnother: () => void
  onClose: () => void
}

/** The result of an import. */
export function ImportOutcome({ file, onAnother, onClose }: ImportOutcomeProps) {
  const { counts, problems, fileName } = file
  return (
    <Stack gap="lg">
      <Text size="sm" role="status">
        <FormattedMessage id="reviewImport.text_done" values={{ count: counts.created }} />
        {counts.changed > 0 && (
          <>
            {' '}
            <FormattedMessage
              id="reviewImport.text_done-changed"
              values={{ count: counts.changed }}
            />
          </>
        )}
      </Text>
      <ImportNumbers counts={counts} isDone />
      <RejectedRows problems={problems} count={counts.rejected} fileName={fileName} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onAnother}>
          <FormattedMessage id="reviewImport.action_another" />
        </Button>
        <Button onClick={onClose}>
          <FormattedMessage id="reviewImport.action_to-reviews" />
        </Button>
      </Group>
    </Stack>
  )
}
