import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { EmptyState, NothingFound } from '@/common/ui/states/EmptyState'
import type { PostUsage } from '@/contract/entities/posts/postList'
import { appliedParts, isNarrowed, type LibraryFilter } from './libraryFilter'

interface LibraryEmptyProps {
  filter: LibraryFilter
  action: ReactNode
  onReset: () => void
}

/** What it means that no post is used so. */
const NONE_SO: Record<PostUsage, { title: MessageId; text: MessageId }> = {
  used: { title: 'filters.title_none-used', text: 'filters.text_none-used' },
  unused: { title: 'filters.title_all-used', text: 'filters.text_all-used' },
  draft: { title: 'filters.title_no-such', text: 'filters.text_no-draft' },
  'no-media': { title: 'filters.title_no-such', text: 'filters.text_no-media' },
  'no-album': { title: 'filters.title_no-such', text: 'filters.text_no-album' },
  'no-widget': { title: 'filters.title_no-such', text: 'filters.text_no-widget' },
}

const NONE_SIMILAR = {
  title: 'filters.title_no-similar',
  text: 'filters.text_no-similar',
} as const

/** What an empty list means when it is filtered by one thing only: by what shoppers see, or by near-duplicates. */
function wordsOfOnly(filter: LibraryFilter): { title: MessageId; text: MessageId } | undefined {
  const isOnly = appliedParts(filter).length === 1 && !filter.query && !filter.status
  if (!isOnly) return undefined
  return filter.usage ? NONE_SO[filter.usage] : filter.similar ? NONE_SIMILAR : undefined
}

/** Shown for a search without results or an empty library, each with its own next step. */
export function LibraryEmpty({ filter, action, onReset }: LibraryEmptyProps) {
  const only = wordsOfOnly(filter)
  if (only) {
    const { title, text } = only
    return (
      <EmptyState
        subject="search"
        title={<FormattedMessage id={title} />}
        action={
          <Button variant="default" onClick={onReset}>
            <FormattedMessage id="common.action_reset-filters" />
          </Button>
        }
      >
        <FormattedMessage id={text} />
      </EmptyState>
    )
  }
  return isNarrowed(filter) ? (
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
