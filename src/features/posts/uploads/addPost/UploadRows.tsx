import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import {
  fileMoved,
  fileRemoved,
  fileRetried,
  placedFiles,
  selectPostUpload,
  type FileToUpload,
  type UploadedFile,
} from './postUploadSlice'
import { refusalOfTab } from './filesOfPost'
import { FileList } from '@/common/ui/files/FileList'
import { FileRow } from '@/common/ui/files/FileRow'
import { QueuedFileRow } from '@/common/ui/files/QueuedFileRow'
import type { FilePlace } from '@/common/ui/files/FileMoves'

/** The files in the order of the post: uploaded, on their way, or failed, each with its actions. */
export function UploadRows() {
  const { modalType, filesToUpload, uploadedFiles } = useAppSelector(selectPostUpload)
  if (filesToUpload.length + uploadedFiles.length === 0) return null
  const placed = placedFiles({ modalType, filesToUpload, uploadedFiles }).map(({ id }) => id)
  const placeOf = (id: string) => {
    const index = placed.indexOf(id)
    return index < 0 ? undefined : { index, count: placed.length }
  }
  return (
    <FileList>
      {[...uploadedFiles, ...filesToUpload]
        .sort((one, other) => one.place - other.place)
        .map((file) =>
          'media' in file ? (
            <UploadedRow key={file.id} file={file} place={placeOf(file.id)} />
          ) : (
            <WaitingRow key={file.id} file={file} place={placeOf(file.id)} />
          ),
        )}
    </FileList>
  )
}

function UploadedRow({ file, place }: { file: UploadedFile; place: FilePlace | undefined }) {
  const { id, name, media } = file
  const dispatch = useAppDispatch()
  const { modalType, adding } = useAppSelector(selectPostUpload)
  return (
    <FileRow
      name={name}
      thumbnailUrl={media.thumbnailUrl}
      facts={`${media.width} × ${media.height}`}
      problem={refusalOfTab(modalType, file)}
      isLocked={adding !== null}
      {...(place && { place })}
      onMove={(by) => dispatch(fileMoved({ id, by }))}
      onRemove={() => dispatch(fileRemoved({ id }))}
    />
  )
}

function WaitingRow({ file, place }: { file: FileToUpload; place: FilePlace | undefined }) {
  const { id } = file
  const dispatch = useAppDispatch()
  const { modalType, isPaused, adding } = useAppSelector(selectPostUpload)
  return (
    <QueuedFileRow
      file={file}
      isPaused={isPaused}
      problem={file.problem ?? refusalOfTab(modalType, file)}
      isLocked={adding !== null}
      {...(place && { place })}
      onMove={(by) => dispatch(fileMoved({ id, by }))}
      onRetry={() => dispatch(fileRetried({ id }))}
      onRemove={() => dispatch(fileRemoved({ id }))}
    />
  )
}
