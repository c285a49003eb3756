import { Anchor, Group, Progress, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { usePermission } from '@/common/session/user'
import { useImportAddress } from './importAddress'
import classes from './ReviewImport.module.css'
import '@mantine/core/styles/Progress.css'

interface RunningImportProps {
  running: { id: number; done: number; total: number }
}

/** Shows the progress of a running import beside the list, regardless of the user who started it. */
export function RunningImport({ running: { id, done, total } }: RunningImportProps) {
  const intl = useIntl()
  const canEdit = usePermission('EDIT_POST')
  const { addressOf } = useImportAddress()
  return (
    <Group gap="sm" className={classes.running ?? ''}>
      <Text size="sm" role="status">
        <FormattedMessage id="reviewImport.text_progress" values={{ done, count: total }} />
      </Text>
      <Progress
        className={classes.runningBar ?? ''}
        value={total === 0 ? 0 : (done / total) * 100}
        animated
        aria-label={intl.formatMessage({ id: 'reviewImport.label_progress' })}
      />
      {canEdit && (
        <Anchor component={Link} to={addressOf(id)} size="sm">
          <FormattedMessage id="reviewImport.action_details" />
        </Anchor>
      )}
    </Group>
  )
}
