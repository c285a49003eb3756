import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { EmptyState, NothingFound } from '@/common/ui/states/EmptyState'

interface ReviewsEmptyProps {
  isFiltered: boolean
  onReset: () => void
  /** Links to the import, with the right to edit posts. */
  action: ReactNode
}

/** An empty result of the filter, or a list without reviews. */
export function ReviewsEmpty({ isFiltered, onReset, action }: ReviewsEmptyProps) {
  return isFiltered ? (
    <NothingFound onReset={onReset} />
  ) : (
    <EmptyState
      subject="posts"
      title={<FormattedMessage id="reviews.title_empty" />}
      action={action}
    >
      <FormattedMessage id="reviews.text_empty" />
    </EmptyState>
  )
}
