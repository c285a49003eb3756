import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from '@/common/ui/states/EmptyState'

/** Shown without answers: in the chosen days, which `onAllTime` clears, or (null) at any time. */
export function NoAnswers({ onAllTime }: { onAllTime: (() => void) | null }) {
  if (onAllTime === null) {
    return (
      <EmptyState subject="analytics" title={<FormattedMessage id="answers.title_none" />}>
        <FormattedMessage id="answers.text_none" />
      </EmptyState>
    )
  }
  return (
    <EmptyState
      subject="analytics"
      title={<FormattedMessage id="answers.title_none-in-period" />}
      action={
        <Button variant="default" onClick={onAllTime}>
          <FormattedMessage id="answers.action_all-time" />
        </Button>
      }
    />
  )
}
