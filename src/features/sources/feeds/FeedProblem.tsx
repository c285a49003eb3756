import { Alert, Box } from '@mantine/core'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import { ReadButton } from './ReadButton'
import '@mantine/core/styles/Alert.css'

interface FeedProblemProps {
  id: number
  /** In the words of the back office. */
  problem: string
  canManage: boolean
}

/** Why a feed could not be read, and the way to try again at once. */
export function FeedProblem({ id, problem, canManage }: FeedProblemProps) {
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} />} role="status">
      {problem}
      {canManage && (
        <Box mt="sm">
          <ReadButton id={id} label="feeds.action_read-again" />
        </Box>
      )}
    </Alert>
  )
}
