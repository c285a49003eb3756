import { MultiSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { IdName } from '@/contract/entities/post'
import { useListAlbumsQuery } from '../albumsApi'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'

interface AlbumPickerProps {
  /** Ids of the chosen albums. */
  value: number[]
  onChange: (albums: IdName[]) => void
  label?: ReactNode
  error?: ReactNode
  disabled?: boolean
  inputRef?: React.Ref<HTMLInputElement>
}

/** Chooses albums; shown by the screens of other slices. */
export function AlbumPicker({
  value,
  onChange,
  label,
  error,
  disabled,
  inputRef,
}: AlbumPickerProps) {
  const intl = useIntl()
  const { data: albums = [], isLoading } = useListAlbumsQuery()
  return (
    <MultiSelect
      ref={inputRef}
      label={label ?? intl.formatMessage({ id: 'albums.label_picker' })}
      placeholder={value.length === 0 ? intl.formatMessage({ id: 'albums.hint_picker' }) : ''}
      nothingFoundMessage={intl.formatMessage({ id: 'albums.text_none-found' })}
      data={albums.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={isLoading ? [] : value.map(String)}
      error={error}
      // The open list would cover an error below the field.
      inputWrapperOrder={['label', 'error', 'input']}
      disabled={disabled ?? false}
      searchable
      hidePickedOptions
      onChange={(ids) => {
        onChange(
          ids.flatMap((chosen) => {
            const album = albums.find(({ id }) => String(id) === chosen)
            return album ? [{ id: album.id, name: album.name }] : []
          }),
        )
      }}
    />
  )
}
