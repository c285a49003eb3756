import { Button, Group, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconRefresh } from '@/common/ui/icons/icons'
import { filesRetried, selectPostUpload } from './postUploadSlice'
import { filesOfPost, filesUnderWay } from './filesOfPost'

/** How many of the files are uploaded, and a retry of all that broke off. */
export function UploadProgress() {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectPostUpload)
  const done = filesOfPost(state).length
  const count = done + filesUnderWay(state).length
  const broken = state.filesToUpload.filter(({ canRetry }) => canRetry).length
  if (count === 0 && broken < 2) return null
  return (
    <Group justify="space-between" gap="xs" mih={36}>
      <Text size="sm" c="dimmed" role="status">
        {count > 0 && <FormattedMessage id="upload.text_progress" values={{ done, count }} />}
      </Text>
      {broken > 1 && (
        <Button
          variant="subtle"
          leftSection={<IconRefresh size={16} />}
          onClick={() => dispatch(filesRetried())}
        >
          <FormattedMessage id="upload.action_retry-all" />
        </Button>
      )}
    </Group>
  )
}
