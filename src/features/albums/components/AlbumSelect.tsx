import { Select } from '@mantine/core'
import { useIntl } from 'react-intl'
import { useListAlbumsQuery } from '../albumsApi'

export interface AlbumSelectProps {
  albumId: number | null
  onChange: (albumId: number | null) => void
}

/** The choice of an album for a filter, open from the start. */
export function AlbumSelect({ albumId, onChange }: AlbumSelectProps) {
  const intl = useIntl()
  const { data: albums = [], isError, refetch } = useListAlbumsQuery()
  const label = intl.formatMessage({ id: 'albums.label_filter' })
  return (
    <Select
      aria-label={label}
      placeholder={label}
      data={albums.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={albumId === null ? null : String(albumId)}
      nothingFoundMessage={intl.formatMessage({
        id: isError ? 'common.title_load-failed' : 'albums.text_none-found',
      })}
      onDropdownOpen={() => {
        if (isError) void refetch()
      }}
      searchable
      clearable
      autoFocus
      defaultDropdownOpened
      clearButtonProps={{ 'aria-label': intl.formatMessage({ id: 'albums.action_clear-filter' }) }}
      onChange={(value) => {
        onChange(value === null ? null : Number(value))
      }}
    />
  )
}
