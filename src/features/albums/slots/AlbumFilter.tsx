import { Select } from '@mantine/core'
import { useIntl } from 'react-intl'
import { useListAlbumsQuery } from '../albumsApi'

interface AlbumFilterProps {
  albumId: number | null
  onChange: (albumId: number | null) => void
}

/** Narrows a list to one album, or to none. */
export function AlbumFilter({ albumId, onChange }: AlbumFilterProps) {
  const intl = useIntl()
  const { data: albums = [] } = useListAlbumsQuery()
  const label = intl.formatMessage({ id: 'albums.label_filter' })
  return (
    <Select
      aria-label={label}
      placeholder={label}
      data={albums.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={albumId === null ? null : String(albumId)}
      nothingFoundMessage={intl.formatMessage({ id: 'albums.text_none-found' })}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': intl.formatMessage({ id: 'albums.action_clear-filter' }) }}
      onChange={(value) => {
        onChange(value === null ? null : Number(value))
      }}
    />
  )
}
