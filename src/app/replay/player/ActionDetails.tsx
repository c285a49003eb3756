import { Alert, Code, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import '@mantine/core/styles/Code.css'
import { FormattedMessage } from 'react-intl'
import detailClasses from './ActionDetails.module.css'
import { usePlayer } from './usePlayer'

/** The current action, and the state that it changed. */
export function ActionDetails() {
  const { moment } = usePlayer()
  if (!moment) return null
  const { action, changed, error } = moment
  return (
    <div className={detailClasses.details}>
      {error && (
        <Alert color="red" role="alert" title={<FormattedMessage id="replay.alert_step-failed" />}>
          {error}
        </Alert>
      )}
      <Title order={2} size="h6">
        <FormattedMessage id="replay.title_changed" />
      </Title>
      {changed.length === 0 ? (
        <Text size="xs" c="dimmed">
          <FormattedMessage id="replay.text_unchanged" />
        </Text>
      ) : (
        <ul className={detailClasses.changed}>
          {changed.map((path) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
      )}
      <Title order={2} size="h6">
        <FormattedMessage id="replay.title_action" />
      </Title>
      <Code block className={detailClasses.action} tabIndex={0}>
        {action}
      </Code>
    </div>
  )
}
