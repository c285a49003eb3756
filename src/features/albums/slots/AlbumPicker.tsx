import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IdNamePicker } from '@/common/ui/fields/IdNamePicker'
import type { Album } from '@/contract/entities/album'
import type { IdName } from '@/contract/entities/post'
import { useListAlbumsQuery } from '../albumListApi'

interface AlbumPickerProps {
  /** Ids of the chosen albums. */
  value: number[]
  onChange: (albums: IdName[]) => void
  /** Ids of the albums on offer; all by default. */
  offered?: readonly number[] | undefined
  label?: ReactNode
  error?: ReactNode
  disabled?: boolean
  inputRef?: React.Ref<HTMLInputElement>
}

/** Chooses albums; shown by the screens of other slices. */
export function AlbumPicker({ offered, label, ...field }: AlbumPickerProps) {
  const intl = useIntl()
  const { data: albums, isError, refetch } = useListAlbumsQuery()
  return (
    <IdNamePicker
      {...field}
      label={label ?? intl.formatMessage({ id: 'albums.label_picker' })}
      placeholder={intl.formatMessage({ id: 'albums.hint_picker' })}
      noneFound={intl.formatMessage({ id: 'albums.text_none-found' })}
      choices={albums}
      offered={albums && defaultFirst(albums, offered)}
      onRetry={isError ? () => void refetch() : undefined}
    />
  )
}

/** The albums on offer, the default one for new posts first. */
function defaultFirst(albums: readonly Album[], offered?: readonly number[]): Album[] {
  return albums
    .filter(({ id }) => offered?.includes(id) ?? true)
    .sort((one, other) => Number(other.defaultValue) - Number(one.defaultValue))
}
