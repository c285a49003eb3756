import { useIntl } from 'react-intl'
import { usePermission } from '@/common/session/user'
import { FilterPicker } from '@/common/ui/fields/FilterPicker'
import { useListAlbumsQuery } from '../albumListApi'

interface AlbumFilterProps {
  albumIds: readonly number[]
  onChange: (albumIds: number[]) => void
}

/** Filters a report by albums, for a person who may see posts; shown by the screens of other slices. */
export function AlbumFilter({ albumIds, onChange }: AlbumFilterProps) {
  const intl = useIntl()
  const canView = usePermission('VIEW_POSTS')
  const { data, isError, refetch } = useListAlbumsQuery(undefined, { skip: !canView })
  if (!canView) return null
  return (
    <FilterPicker
      label={intl.formatMessage({ id: 'albums.label_picker' })}
      placeholder={intl.formatMessage({ id: 'albums.label_filter' })}
      noneFound={intl.formatMessage({
        id: isError ? 'server-error-short' : 'albums.text_none-found',
      })}
      unknown={intl.formatMessage({ id: 'filters.chip_album-deleted' })}
      choices={data?.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={albumIds.map(String)}
      onOpen={() => {
        if (isError) void refetch()
      }}
      onChange={(ids) => {
        onChange(ids.map(Number))
      }}
    />
  )
}
