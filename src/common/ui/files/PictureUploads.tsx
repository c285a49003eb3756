import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import {
  isSameTarget,
  pictureDropped,
  pictureRetried,
  selectPictureUploads,
  type PictureTarget,
} from '@/common/uploads/pictureUploadsSlice'
import { FileList } from './FileList'
import { QueuedFileRow } from './QueuedFileRow'

/** Pictures that are on their way to a product, an album or a video, or did not arrive, each with what can be done about it. */
export function PictureUploads({ target }: { target: PictureTarget }) {
  const dispatch = useAppDispatch()
  const { files, isPaused } = useAppSelector(selectPictureUploads)
  const shown = files.filter((file) => isSameTarget(file.target, target))
  if (shown.length === 0) return null
  return (
    <FileList label="upload.label_pictures">
      {shown.map((file) => (
        <QueuedFileRow
          key={file.id}
          file={file}
          isPaused={isPaused}
          onRetry={() => dispatch(pictureRetried({ id: file.id }))}
          onRemove={() => dispatch(pictureDropped({ id: file.id }))}
        />
      ))}
    </FileList>
  )
}
