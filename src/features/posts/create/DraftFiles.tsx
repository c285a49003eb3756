import { useIntl } from 'react-intl'
import { megabytes } from '@/common/lib/format'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import {
  draftFileMoved,
  draftFileRemoved,
  placedDraftFiles,
  selectCreatePost,
} from './createPostSlice'
import { FileList } from '@/common/ui/files/FileList'
import { FileRow } from '@/common/ui/files/FileRow'

/** The files of a draft in the order of the post, each with its problem or its progress. */
export function DraftFiles() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { files, isSaving } = useAppSelector(selectCreatePost)
  if (files.length === 0) return null
  const placed = placedDraftFiles(files).map(({ id }) => id)
  const placeOf = (id: string) =>
    placed.includes(id) && { place: { index: placed.indexOf(id), count: placed.length } }
  return (
    <FileList>
      {files.map(({ id, name, size, status, progress, problem }) => (
        <FileRow
          key={id}
          name={name}
          fileId={id}
          facts={intl.formatMessage({ id: 'upload.text_size' }, { size: megabytes(size) })}
          progress={status === 'sending' ? progress : null}
          problem={problem}
          isLocked={isSaving}
          {...placeOf(id)}
          onMove={(by) => dispatch(draftFileMoved({ id, by }))}
          onRemove={() => {
            fileRegistry.remove(id)
            dispatch(draftFileRemoved(id))
          }}
        />
      ))}
    </FileList>
  )
}
