import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { IconAlertTriangle, IconRefresh } from './icons'
import { StateMessage } from './StateMessage'

/** A place that could not be loaded, with a way to try again. */
export function ErrorState({ onRetry }: { onRetry: () => void }) {
  return (
    <StateMessage
      role="alert"
      icon={<IconAlertTriangle size={28} />}
      title={<FormattedMessage id="common.title_load-failed" />}
      action={
        <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
          <FormattedMessage id="common.action_retry" />
        </Button>
      }
    >
      <FormattedMessage id="serverError" />
    </StateMessage>
  )
}
