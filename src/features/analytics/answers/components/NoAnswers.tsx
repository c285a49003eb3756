import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { IconHelp } from '@/common/ui/icons/icons'
import { StateMessage } from '@/common/ui/states/StateMessage'

/** Says that nobody answered: in the chosen days, which `onAllTime` lets go, or (null) ever. */
export function NoAnswers({ onAllTime }: { onAllTime: (() => void) | null }) {
  if (onAllTime === null) {
    return (
      <StateMessage
        icon={<IconHelp size={28} />}
        title={<FormattedMessage id="answers.title_none" />}
      >
        <FormattedMessage id="answers.text_none" />
      </StateMessage>
    )
  }
  return (
    <StateMessage
      icon={<IconHelp size={28} />}
      title={<FormattedMessage id="answers.title_none-in-period" />}
      action={
        <Button variant="default" onClick={onAllTime}>
          <FormattedMessage id="answers.action_all-time" />
        </Button>
      }
    />
  )
}
