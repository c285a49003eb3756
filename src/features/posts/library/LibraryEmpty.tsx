import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { EmptyState, NothingFound } from '@/common/ui/states/EmptyState'

interface LibraryEmptyProps {
  isFiltered: boolean
  action: ReactNode
  onReset: () => void
}

/** Shown for a search without results or an empty library, each with its own next step. */
export function LibraryEmpty({ isFiltered, action, onReset }: LibraryEmptyProps) {
  return isFiltered ? (
    <NothingFound onReset={onReset} />
  ) : (
    <EmptyState
      subject="posts"
      title={<FormattedMessage id="library.title_empty" />}
      action={action}
    >
      <FormattedMessage id="library.text_empty" />
    </EmptyState>
  )
}
