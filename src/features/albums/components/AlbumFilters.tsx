import { NativeSelect } from '@mantine/core'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { SearchField } from '@/common/ui/fields/SearchField'
import { FilterBar } from '@/common/ui/layout/FilterBar'
import { ALBUM_SORTS, type AlbumFilter, type AlbumSort } from '../albumFilter'

interface AlbumFiltersProps {
  filter: AlbumFilter
  onChange: (part: Partial<AlbumFilter>) => void
}

const LABELS: Record<AlbumSort, MessageId> = {
  newest: 'albums.sort_newest-first',
  oldest: 'albums.sort_oldest-first',
  name: 'albums.sort_name',
  posts: 'albums.sort_posts',
}

/** The search by name and the order of the list. */
export function AlbumFilters({ filter, onChange }: AlbumFiltersProps) {
  const intl = useIntl()
  return (
    <FilterBar
      search={
        <SearchField
          label="albums.label_search"
          query={filter.query}
          onSearch={(query) => {
            onChange({ query })
          }}
        />
      }
    >
      <NativeSelect
        aria-label={intl.formatMessage({ id: 'albums.label_order' })}
        data={ALBUM_SORTS.map((value) => ({
          value,
          label: intl.formatMessage({ id: LABELS[value] }),
        }))}
        value={filter.sort}
        onChange={({ currentTarget: { value } }) => {
          const sort = ALBUM_SORTS.find((one) => one === value)
          if (sort) onChange({ sort })
        }}
      />
    </FilterBar>
  )
}
