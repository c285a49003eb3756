import { ActionIcon } from '@mantine/core'
import { useIntl } from 'react-intl'
import { megabytes } from '@/common/lib/format'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconRefresh } from '@/common/ui/icons'
import {
  fileRemoved,
  fileRetried,
  selectPostUpload,
  type FileToUpload,
  type UploadedFile,
} from '../postUploadSlice'
import { FileList } from './FileList'
import { FileRow } from './FileRow'

/** The files in the order of the post: there, on their way, or failed, each with what can be done about it. */
export function UploadRows() {
  const { filesToUpload, uploadedFiles } = useAppSelector(selectPostUpload)
  if (filesToUpload.length + uploadedFiles.length === 0) return null
  return (
    <FileList>
      {[...uploadedFiles, ...filesToUpload]
        .sort((one, other) => one.place - other.place)
        .map((file) =>
          'media' in file ? (
            <UploadedRow key={file.id} file={file} />
          ) : (
            <SendingRow key={file.id} file={file} />
          ),
        )}
    </FileList>
  )
}

function UploadedRow({ file: { id, name, media } }: { file: UploadedFile }) {
  const dispatch = useAppDispatch()
  return (
    <FileRow
      name={name}
      thumbnailUrl={media.thumbnailUrl}
      facts={`${media.width} × ${media.height}`}
      onRemove={() => dispatch(fileRemoved({ id }))}
    />
  )
}

function SendingRow({ file }: { file: FileToUpload }) {
  const { id, name, size, progress, problem, canRetry } = file
  const dispatch = useAppDispatch()
  const intl = useIntl()
  return (
    <FileRow
      name={name}
      facts={intl.formatMessage({ id: 'library.text_size' }, { size: megabytes(size) })}
      progress={problem ? null : progress}
      problem={problem}
      action={
        canRetry && (
          <ActionIcon
            aria-label={intl.formatMessage({ id: 'library.action_retry-file' }, { name })}
            onClick={() => dispatch(fileRetried({ id }))}
          >
            <IconRefresh size={18} />
          </ActionIcon>
        )
      }
      onRemove={() => dispatch(fileRemoved({ id }))}
    />
  )
}
