import { Alert, Group } from '@mantine/core'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import type { ReadingProblem } from '@/contract/entities/sources/source'
import { ConnectionLink } from './ConnectionLink'
import { ReadSourceButton } from './ReadSourceButton'
import '@mantine/core/styles/Alert.css'

/** Why a source could not be read, and the one thing to do about it. */
export function SourceProblem({ id, problem }: { id: number; problem: ReadingProblem }) {
  return (
    <Alert color="red" mt={8} icon={<IconAlertTriangle size={18} />} role="status">
      {problem.text}
      <Group mt="sm">
        {problem.action === 'read' && (
          <ReadSourceButton id={id} label="sources.action_read-again" />
        )}
        {problem.action === 'connect' && <ConnectionLink />}
      </Group>
    </Alert>
  )
}
