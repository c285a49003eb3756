import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from '@/common/ui/states/EmptyState'

interface ReviewsEmptyProps {
  isFiltered: boolean
  onReset: () => void
}

/** Nothing found, or nothing there yet. */
export function ReviewsEmpty({ isFiltered, onReset }: ReviewsEmptyProps) {
  return isFiltered ? (
    <EmptyState
      subject="search"
      title={<FormattedMessage id="reviews.title_nothing-found" />}
      action={
        <Button variant="default" onClick={onReset}>
          <FormattedMessage id="reviews.action_reset" />
        </Button>
      }
    >
      <FormattedMessage id="reviews.text_nothing-found" />
    </EmptyState>
  ) : (
    <EmptyState subject="posts" title={<FormattedMessage id="reviews.title_empty" />}>
      <FormattedMessage id="reviews.text_empty" />
    </EmptyState>
  )
}
