import { useEffect, type ReactNode } from 'react'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import {
  isSameTarget,
  pictureDropped,
  pictureRetried,
  pictureTargetLeft,
  pictureTargetShown,
  selectPictureUploads,
  type PictureTarget,
} from '@/common/uploads/pictureUploadsSlice'
import { FileList } from './FileRow'
import { QueuedFileRow } from './QueuedFileRow'

interface PictureUploadsProps {
  target: PictureTarget
  label?: MessageId
  /** Replaces the picture of a file that is not a picture. */
  icon?: ReactNode
}

/** Pictures for a product, an album, a video or a widget that are being sent or failed, each with its actions. */
export function PictureUploads({
  target,
  label = 'upload.label_pictures',
  icon,
}: PictureUploadsProps) {
  const dispatch = useAppDispatch()
  const { kind, id } = target
  useEffect(() => {
    dispatch(pictureTargetShown({ kind, id }))
    return () => {
      dispatch(pictureTargetLeft({ kind, id }))
    }
  }, [dispatch, kind, id])
  const { files, isPaused } = useAppSelector(selectPictureUploads)
  const shown = files.filter((file) => isSameTarget(file.target, target))
  if (shown.length === 0) return null
  return (
    <FileList label={label}>
      {shown.map((file) => (
        <QueuedFileRow
          key={file.id}
          file={file}
          icon={icon}
          isPaused={isPaused}
          // The whole file has been sent, so sending can no longer be cancelled.
          isLocked={file.status === 'sending' && file.progress === 1}
          onRetry={() => dispatch(pictureRetried({ id: file.id }))}
          onRemove={() => dispatch(pictureDropped({ id: file.id }))}
        />
      ))}
    </FileList>
  )
}
