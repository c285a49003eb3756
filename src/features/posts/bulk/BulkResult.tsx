import { ActionIcon, Button, Group, Progress, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMessage } from '@/common/i18n/useMessage'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconX } from '@/common/ui/icons/icons'
import {
  bulkDismissed,
  bulkFailuresShown,
  bulkStopAsked,
  bulkUndone,
  selectBulkChange,
} from './bulkChangeSlice'
import { bulkToast } from './bulkToast'
import classes from '@/common/ui/lists/SelectionBar.module.css'
import '@mantine/core/styles/Progress.css'

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
