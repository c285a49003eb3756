import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { FilterBar } from '@/common/ui/FilterBar'
import { SearchField } from '@/common/ui/SearchField'
import type { LibraryFilter } from '../libraryFilter'

interface LibraryFiltersProps {
  filter: LibraryFilter
  onChange: (part: Partial<LibraryFilter>) => void
  /** The album's choice. */
  children: ReactNode
}

const STATUSES: [LibraryFilter['status'], MessageId][] = [
  ['all', 'library.status_all'],
  ['published', 'library.status_published'],
  ['draft', 'library.status_draft'],
]

/** Search by text, status, album. */
export function LibraryFilters({ filter, onChange, children }: LibraryFiltersProps) {
  const intl = useIntl()
  return (
    <FilterBar
      search={
        <SearchField
          label="library.label_search"
          query={filter.query}
          onSearch={(query) => {
            onChange({ query })
          }}
        />
      }
    >
      <SegmentedControl
        aria-label={intl.formatMessage({ id: 'library.label_status' })}
        value={filter.status}
        onChange={(status) => {
          onChange({ status })
        }}
        data={STATUSES.map(([value, id]) => ({ value, label: intl.formatMessage({ id }) }))}
      />
      {children}
    </FilterBar>
  )
}
