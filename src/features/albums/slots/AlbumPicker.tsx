import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { usePermission } from '@/common/session/user'
import { IdNamePicker } from '@/common/ui/fields/IdNamePicker'
import type { Album } from '@/contract/entities/posts/album'
import type { IdName } from '@/contract/entities/posts/post'
import { useListAlbumsQuery } from '../albumListApi'
import { useAlbumCreation } from '../hooks/useAlbumCreation'

interface AlbumPickerProps {
  /** Ids of the chosen albums. */
  value: number[]
  onChange: (albums: IdName[]) => void
  /** Ids of the albums on offer; all by default. */
  offered?: readonly number[] | undefined
  /** Keeps the order in which the albums were chosen. */
  isOrdered?: boolean
  /** Ids of albums that are not on offer; none by default. */
  except?: readonly number[] | undefined
  /** Renders content above the field, with the names of albums; `nameOf` returns undefined until they are loaded. */
  renderNames?: ((nameOf: (id: number) => string | undefined) => ReactNode) | undefined
  /** Whether the albums are for a stories widget: albums for stories are first, and a new one is for stories. */
  storiesFirst?: boolean | undefined
  /**
   * Identifies the field in the store; differs for each field of a screen. With it, the field offers to create an album
   * of the typed name to a person who may create albums. Without it, the field creates no albums.
   */
  createKey?: string | undefined
  label?: ReactNode
  error?: ReactNode
  disabled?: boolean
  inputRef?: React.Ref<HTMLInputElement>
}

/** Chooses albums; shown by the screens of other slices. */
export function AlbumPicker(props: AlbumPickerProps) {
  const {
    offered,
    except = [],
    storiesFirst = false,
    label,
    renderNames,
    createKey,
    ...field
  } = props
  const intl = useIntl()
  const { data: albums, isError, refetch } = useListAlbumsQuery()
  const mayCreate = usePermission('EDIT_POST') && createKey !== undefined
  const create = useAlbumCreation({ field: createKey, albums: albums ?? [], isStory: storiesFirst })
  const isOffered = ({ id }: Album) => (offered?.includes(id) ?? true) && !except.includes(id)
  return (
    <>
      {renderNames?.((id) => albums?.find((album) => album.id === id)?.name)}
      <IdNamePicker
        {...field}
        label={label ?? intl.formatMessage({ id: 'albums.label_picker' })}
        placeholder={intl.formatMessage({ id: 'albums.hint_picker' })}
        noneFound={intl.formatMessage({ id: 'albums.text_none-found' })}
        choices={albums}
        offered={albums && inOrder(albums.filter(isOffered), storiesFirst)}
        create={mayCreate ? create : undefined}
        onRetry={isError ? () => void refetch() : undefined}
      />
    </>
  )
}

/** The default album for new posts first; for a stories widget, albums for stories before all others. */
function inOrder(albums: readonly Album[], storiesFirst: boolean): Album[] {
  const rank = ({ isStory, defaultValue }: Album) =>
    (storiesFirst && isStory ? 2 : 0) + (defaultValue ? 1 : 0)
  return [...albums].sort((one, other) => rank(other) - rank(one))
}
