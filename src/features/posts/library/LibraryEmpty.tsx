import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from '@/common/ui/states/EmptyState'

interface LibraryEmptyProps {
  isFiltered: boolean
  action: ReactNode
  onReset: () => void
}

/** Nothing found, or nothing there yet: two different next steps. */
export function LibraryEmpty({ isFiltered, action, onReset }: LibraryEmptyProps) {
  return isFiltered ? (
    <EmptyState
      subject="search"
      title={<FormattedMessage id="library.title_nothing-found" />}
      action={
        <Button variant="default" onClick={onReset}>
          <FormattedMessage id="library.action_reset" />
        </Button>
      }
    >
      <FormattedMessage id="library.text_nothing-found" />
    </EmptyState>
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
