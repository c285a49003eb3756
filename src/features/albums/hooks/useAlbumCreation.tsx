import { useIntl } from 'react-intl'
import { fieldRefusal, useResetOnUnmount } from '@/common/forms/requestFields'
import type { NameCreation } from '@/common/ui/fields/IdNamePicker'
import { FailureWords } from '@/common/ui/states/FailureWords'
import type { Album } from '@/contract/entities/posts/album'
import { useCreateAlbumMutation } from '../albumCreateApi'
import { newAlbumName } from '../albumRules'

interface AlbumCreationOptions {
  /** Identifies the field in the store. */
  field: string | undefined
  albums: readonly Album[]
  /** Whether the albums are for stories. */
  isStory: boolean
}

/** Creates albums from a field that chooses among them. */
export function useAlbumCreation({ field, albums, isStory }: AlbumCreationOptions): NameCreation {
  const intl = useIntl()
  const [createAlbum, request] = useCreateAlbumMutation(
    field === undefined ? {} : { fixedCacheKey: `createAlbum ${field}` },
  )
  useResetOnUnmount(request.reset)
  const refusal = fieldRefusal(request.error, [])
  return {
    nameOf: (typed) => newAlbumName(typed, albums),
    label: (name) => intl.formatMessage({ id: 'albums.action_create-named' }, { name }),
    hint: intl.formatMessage({ id: 'albums.text_type-name' }),
    isPending: request.isLoading,
    isFailed: request.isError,
    problem: refusal && <FailureWords message={refusal.message} />,
    created: request.data,
    onCreate: (name) => void createAlbum({ name, isStory }),
    onForget: request.reset,
  }
}
