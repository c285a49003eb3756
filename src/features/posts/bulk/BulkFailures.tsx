import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { useMessage } from '@/common/i18n/useMessage'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { bulkFailuresShown, bulkRetried, selectBulkChange } from './bulkChangeSlice'
import { bulkWords } from './bulkWords'
import failureClasses from './BulkFailures.module.css'

/** The posts that a bulk change failed for, each with its reason. */
export function BulkFailures() {
  const dispatch = useAppDispatch()
  const words = useMessage()
  const { failures, areReviews } = useAppSelector(selectBulkChange)
  const close = () => {
    dispatch(bulkFailuresShown(false))
  }
  return (
    <Dialog
      opened
      onClose={close}
      title={
        <FormattedMessage
          id={bulkWords('selection.title_failures', areReviews)}
          values={{ count: failures.length }}
        />
      }
    >
      <Stack gap="lg">
        <ul className={failureClasses.list}>
          {failures.map(({ post, message }) => (
            <li key={post.id}>
              <Anchor component={Link} to={paths.post(post.id)} size="sm" onClick={close}>
                {post.name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {words(message)}
              </Text>
            </li>
          ))}
        </ul>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            <FormattedMessage id="common.action_close" />
          </Button>
          <Button
            onClick={() => {
              close()
              dispatch(bulkRetried())
            }}
          >
            <FormattedMessage id="selection.action_retry" />
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
