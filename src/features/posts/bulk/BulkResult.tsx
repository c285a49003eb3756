import { ActionIcon, Button, Group, Progress, Text, Anchor, Stack } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useMessage } from '@/common/i18n/messages'
import { ReportLink } from '@/common/ui/states/FailureWords'
import { paths } from '@/common/routing/paths'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { IconX } from '@/common/ui/icons/icons'
import classes from '@/common/ui/lists/SelectionBar.module.css'
import {
  bulkDismissed,
  bulkFailuresShown,
  bulkStopAsked,
  bulkUndone,
  selectBulkChange,
  bulkRetried,
} from './bulkChangeSlice'
import failureClasses from './BulkResult.module.css'
import { bulkToast, bulkWords } from './bulkMessages'

/** The progress of a bulk change, then its result, until the next one starts. */
export function BulkResult() {
  const intl = useIntl()
  const words = useMessage()
  const dispatch = useAppDispatch()
  const bulk = useAppSelector(selectBulkChange)
  const { status, total, waiting, failures, undoable, number } = bulk
  if (status !== 'ended') {
    const done = total - waiting.length
    return (
      <Group className={classes.line ?? ''}>
        <Text className={classes.count} size="sm">
          <FormattedMessage id="selection.text_progress" values={{ done, total }} />
        </Text>
        <Progress
          className={classes.progress ?? ''}
          value={(done / total) * 100}
          aria-label={intl.formatMessage({ id: 'selection.label_progress' })}
        />
        <Button
          className={classes.action ?? ''}
          variant="subtle"
          disabled={status === 'stopping'}
          onClick={() => dispatch(bulkStopAsked())}
        >
          <FormattedMessage id="selection.action_stop" />
        </Button>
      </Group>
    )
  }
  return (
    <Group className={classes.line ?? ''}>
      <Text className={classes.words} size="sm" role="status">
        {words(bulkToast(bulk).message)}
      </Text>
      {failures.length > 0 && (
        <Button
          className={classes.action ?? ''}
          variant="subtle"
          onClick={() => dispatch(bulkFailuresShown(true))}
        >
          <FormattedMessage id="selection.action_show-failures" />
        </Button>
      )}
      {undoable.length > 0 && (
        <Button
          className={classes.action ?? ''}
          variant="subtle"
          onClick={() => dispatch(bulkUndone({ number }))}
        >
          <FormattedMessage id="selection.action_undo" />
        </Button>
      )}
      <ActionIcon
        className={classes.close ?? ''}
        size={44}
        aria-label={intl.formatMessage({ id: 'selection.action_dismiss' })}
        onClick={() => dispatch(bulkDismissed())}
      >
        <IconX size={18} />
      </ActionIcon>
    </Group>
  )
}

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
        {failures.some(({ message }) => message.isFault) && (
          <Text size="sm">
            <ReportLink />
          </Text>
        )}
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
