import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../i18n/messages'
import { IconAlertTriangle, IconRefresh } from '../icons/icons'
import { StateMessage } from './StateMessage'

interface ErrorStateProps {
  /** Used where the failure has no text of its own. */
  message?: MessageId
  onRetry: () => void
}

/** A part of a screen that could not be loaded, with a retry. */
export function ErrorState({ message = 'serverError', onRetry }: ErrorStateProps) {
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
      <FormattedMessage id={message} />
    </StateMessage>
  )
}
