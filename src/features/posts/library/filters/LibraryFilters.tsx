import { NativeSelect } from '@mantine/core'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { SearchField } from '@/common/ui/fields/SearchField'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { FilterBar, FilterButton } from '@/common/ui/layout/FilterBar'
import { SORT_TYPES } from '@/contract/entities/posts/album'
import { orderOf } from '@/features/posts/library/libraryAddress'
import {
  appliedParts,
  onlyAlbum,
  type LibraryFilter,
  DEFAULT_ORDER,
  type LibraryOrder,
} from '@/features/posts/library/libraryFilter'
import { SavedViews } from '@/features/posts/library/savedViews/SavedViews'
import classes from './LibraryFilters.module.css'
import { libraryPanelOpened, selectLibraryPanel } from './libraryPanelSlice'

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

interface SortSelectProps {
  order: LibraryOrder | undefined
  /** Whether a single album is shown, which has an order of its own. */
  isOneAlbum: boolean
  /** Undefined for the list's default order. */
  onChange: (order: LibraryOrder | undefined) => void
}

const codec = orderOf(SORT_TYPES)
const ORDERS: [LibraryOrder, MessageId][] = [
  [DEFAULT_ORDER, 'library.sort_newest'],
  [{ field: 'providerCreatedAt', asc: true }, 'library.sort_oldest'],
  [{ field: 'publishedAt', asc: false }, 'library.sort_published-last'],
  [{ field: 'publishedAt', asc: true }, 'library.sort_published-first'],
  [{ field: 'likeCount', asc: false }, 'library.sort_most-liked'],
  [{ field: 'likeCount', asc: true }, 'library.sort_least-liked'],
]
const MANUAL: [LibraryOrder, MessageId] = [
  { field: 'manualSortingPosition', asc: true },
  'library.sort_manual',
]

/** The order of the list. */
function SortSelect({ order, isOneAlbum, onChange }: SortSelectProps) {
  const intl = useIntl()
  const orders = isOneAlbum ? [...ORDERS, MANUAL] : ORDERS
  const options = orders.map(([one, id]) => ({
    value: codec.write(one),
    label: intl.formatMessage({ id }),
  }))
  // The default order: the album's own, or the library's.
  const byItself = isOneAlbum ? '' : codec.write(DEFAULT_ORDER)
  const own = { value: '', label: intl.formatMessage({ id: 'library.sort_album' }) }
  const chosen = order && codec.write(order)
  return (
    <NativeSelect
      aria-label={intl.formatMessage({ id: 'library.label_sort' })}
      data={isOneAlbum ? [own, ...options] : options}
      value={options.find(({ value }) => value === chosen)?.value ?? byItself}
      onChange={({ currentTarget: { value } }) => {
        onChange(value === byItself ? undefined : codec.read(value))
      }}
    />
  )
}
