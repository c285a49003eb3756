import { Alert, Button, Group } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { IconAlertTriangle, IconReplace } from '@/common/ui/icons/icons'
import { feedDialogOpened } from '../sourcesSlice'
import { ReadButton } from './ReadButton'
import '@mantine/core/styles/Alert.css'

interface FeedProblemProps {
  id: number
  /** In the words of the back office. */
  problem: string
  canManage: boolean
}

/** Why a feed could not be read, with the possible actions. */
export function FeedProblem({ id, problem, canManage }: FeedProblemProps) {
  const dispatch = useAppDispatch()
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} />} role="status">
      {problem}
      {canManage && (
        <Group gap="xs" mt="sm">
          <ReadButton id={id} label="feeds.action_read-again" />
          <Button
            variant="default"
            leftSection={<IconReplace size={16} />}
            onClick={() => dispatch(feedDialogOpened({ kind: 'replace', id }))}
          >
            <FormattedMessage id="feeds.action_replace" />
          </Button>
        </Group>
      )}
    </Alert>
  )
}
