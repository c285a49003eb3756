import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { IconAlertTriangle } from '@/common/ui/icons'
import { StateMessage } from '@/common/ui/StateMessage'

/** A screen that broke, or whose part could not be fetched: the rest of the work is a reload away. */
export function RouteFailure() {
  return (
    <StateMessage
      role="alert"
      icon={<IconAlertTriangle size={28} />}
      title={<FormattedMessage id="start.title_failed" />}
      action={
        <Button
          onClick={() => {
            location.reload()
          }}
        >
          <FormattedMessage id="common.action_reload" />
        </Button>
      }
    >
      <FormattedMessage id="start.text_failed" />
    </StateMessage>
  )
}
