import { MultiSelect } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ChoicesFailure } from '@/common/ui/ChoicesFailure'
import type { Album } from '@/contract/entities/album'
import type { IdName } from '@/contract/entities/post'
import { useListAlbumsQuery } from '../albumsApi'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'

interface AlbumPickerProps {
  /** Ids of the chosen albums. */
  value: number[]
  onChange: (albums: IdName[]) => void
  /** Ids of the albums to choose from; all unless told. */
  offered?: readonly number[] | undefined
  label?: ReactNode
  error?: ReactNode
  disabled?: boolean
  inputRef?: React.Ref<HTMLInputElement>
}

/** Chooses albums; shown by the screens of other slices. Without the list nothing can be changed, so nothing is lost. */
export function AlbumPicker(props: AlbumPickerProps) {
  const { value, onChange, offered, label, error, disabled = false, inputRef } = props
  const intl = useIntl()
  const { data: albums, isError, refetch } = useListAlbumsQuery()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <MultiSelect
        ref={inputRef}
        label={label ?? intl.formatMessage({ id: 'albums.label_picker' })}
        placeholder={value.length === 0 ? intl.formatMessage({ id: 'albums.hint_picker' }) : ''}
        nothingFoundMessage={intl.formatMessage({ id: 'albums.text_none-found' })}
        data={defaultFirst(albums ?? [], offered).map(({ id, name }) => ({
          value: String(id),
          label: name,
        }))}
        value={value.filter((id) => albums?.some((album) => album.id === id)).map(String)}
        error={error}
        disabled={disabled || !albums}
        searchable
        // Closed by a choice: it would lie over the button that one goes on with.
        dropdownOpened={isOpen}
        onDropdownOpen={() => {
          setIsOpen(true)
        }}
        onDropdownClose={() => {
          setIsOpen(false)
        }}
        onOptionSubmit={() => {
          setIsOpen(false)
        }}
        hidePickedOptions
        onChange={(ids) => {
          onChange(
            (albums ?? [])
              .filter(({ id }) => ids.includes(String(id)))
              .map(({ id, name }) => ({ id, name })),
          )
        }}
      />
      {isError && !albums && <ChoicesFailure onRetry={() => void refetch()} />}
    </div>
  )
}

/** The albums to choose from, the one that new posts are offered first in front. */
function defaultFirst(albums: readonly Album[], offered?: readonly number[]): Album[] {
  return albums
    .filter(({ id }) => offered?.includes(id) ?? true)
    .sort((one, other) => Number(other.defaultValue) - Number(one.defaultValue))
}
