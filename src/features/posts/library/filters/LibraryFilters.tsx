import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { FilterBar } from '@/common/ui/layout/FilterBar'
import { FilterButton } from '@/common/ui/layout/FilterButton'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { SearchField } from '@/common/ui/fields/SearchField'
import { appliedParts, onlyAlbum, type LibraryFilter } from '../libraryFilter'
import { libraryPanelOpened, selectLibraryPanel } from './libraryPanelSlice'
import classes from './LibraryFilters.module.css'
import { SavedViews } from '../savedViews/SavedViews'
import { SortSelect } from './SortSelect'

interface LibraryFiltersProps {
  filter: LibraryFilter
  onChange: (part: LibraryFilter) => void
}

const STATUSES: ['all' | 'published' | 'draft', MessageId][] = [
  ['all', 'library.status_all'],
  ['published', 'library.status_published'],
  ['draft', 'library.status_draft'],
]

/** Search by text, status, order, and the buttons of all other filters and of the saved filters. */
export function LibraryFilters({ filter, onChange }: LibraryFiltersProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectLibraryPanel)?.kind === 'filters'
  return (
    <FilterBar
      search={
        <SearchField
          label="library.label_search"
          query={filter.query ?? ''}
          onSearch={(query) => {
            onChange({ query })
          }}
        />
      }
    >
      <SegmentedControl
        aria-label={intl.formatMessage({ id: 'library.label_status' })}
        value={filter.status ?? 'all'}
        onChange={(status) => {
          onChange({ status: status === 'all' ? undefined : status })
        }}
        data={STATUSES.map(([value, id]) => ({ value, label: intl.formatMessage({ id }) }))}
      />
      <div className={classes.tools}>
        <SortSelect
          order={filter.sort}
          isOneAlbum={onlyAlbum(filter) !== null}
          onChange={(sort) => {
            onChange({ sort })
          }}
        />
        <FilterButton
          count={appliedParts(filter).length}
          isOpen={isOpen}
          onOpen={() => dispatch(libraryPanelOpened({ kind: 'filters' }))}
        />
        <SavedViews filter={filter} />
      </div>
    </FilterBar>
  )
}
