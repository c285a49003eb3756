import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from './EmptyState'

/** An empty result of search and filters, with a button that resets them. */
export function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      subject="search"
      title={<FormattedMessage id="common.title_nothing-found" />}
      action={
        <Button variant="default" onClick={onReset}>
          <FormattedMessage id="common.action_reset-filters" />
        </Button>
      }
    >
      <FormattedMessage id="common.text_nothing-found" />
    </EmptyState>
  )
}
