import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import {
  mediaFileDropped,
  mediaFileRetried,
  selectMediaUpload,
  type UploadTarget,
} from './mediaUploadSlice'
import { FileList } from '@/common/ui/files/FileList'
import { QueuedFileRow } from '@/common/ui/files/QueuedFileRow'

/** Files on their way into the open post, or failed, each with its actions. */
export function MediaUploadRows({ kinds }: { kinds: readonly UploadTarget['kind'][] }) {
  const dispatch = useAppDispatch()
  const { files, isPaused } = useAppSelector(selectMediaUpload)
  const shown = files.filter(({ target }) => kinds.includes(target.kind))
  if (shown.length === 0) return null
  return (
    <FileList>
      {shown.map((file) => (
        <QueuedFileRow
          key={file.id}
          file={file}
          isPaused={isPaused}
          onRetry={() => dispatch(mediaFileRetried({ id: file.id }))}
          onRemove={() => dispatch(mediaFileDropped({ id: file.id }))}
        />
      ))}
    </FileList>
  )
}
