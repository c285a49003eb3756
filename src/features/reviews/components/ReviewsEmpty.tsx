import { FormattedMessage } from 'react-intl'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { NothingFound } from '@/common/ui/states/NothingFound'

interface ReviewsEmptyProps {
  isFiltered: boolean
  onReset: () => void
}

/** Nothing found, or nothing there yet. */
export function ReviewsEmpty({ isFiltered, onReset }: ReviewsEmptyProps) {
  return isFiltered ? (
    <NothingFound onReset={onReset} />
  ) : (
    <EmptyState subject="posts" title={<FormattedMessage id="reviews.title_empty" />}>
      <FormattedMessage id="reviews.text_empty" />
    </EmptyState>
  )
}
