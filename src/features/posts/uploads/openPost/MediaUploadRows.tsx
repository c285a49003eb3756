import { useIntl, type IntlShape } from 'react-intl'
import { megabytes } from '@/common/lib/format'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import {
  mediaFileDropped,
  mediaFileRetried,
  selectMediaUpload,
  type MediaUpload,
  type UploadTarget,
} from './mediaUploadSlice'
import { FileList } from '../files/FileList'
import { FileRow } from '../files/FileRow'

/** Files on their way into the open post, or failed, each with what can be done about it. */
export function MediaUploadRows({ kinds }: { kinds: readonly UploadTarget['kind'][] }) {
  const { files, isPaused } = useAppSelector(selectMediaUpload)
  const shown = files.filter(({ target }) => kinds.includes(target.kind))
  if (shown.length === 0) return null
  return (
    <FileList>
      {shown.map((file) => (
        <UploadRow key={file.id} file={file} isPaused={isPaused} />
      ))}
    </FileList>
  )
}

function UploadRow({ file, isPaused }: { file: MediaUpload; isPaused: boolean }) {
  const { id, name, status, progress, problem, canRetry } = file
  const dispatch = useAppDispatch()
  const intl = useIntl()
  return (
    <FileRow
      name={name}
      fileId={id}
      facts={factsOf(intl, file, isPaused)}
      progress={status === 'sending' ? progress : null}
      problem={problem}
      onRetry={canRetry ? () => dispatch(mediaFileRetried({ id })) : null}
      onRemove={() => dispatch(mediaFileDropped({ id }))}
    />
  )
}

function factsOf(intl: IntlShape, { status, size }: MediaUpload, isPaused: boolean): string {
  if (isPaused) return intl.formatMessage({ id: 'upload.text_waiting-connection' })
  const id = status === 'waiting' ? 'upload.text_queued' : 'upload.text_size'
  return intl.formatMessage({ id }, { size: megabytes(size) })
}
