import { Button, Group, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { FileList, FileRow } from '@/common/ui/files/FileRow'
import type { FilePlace } from '@/common/ui/files/FileMoves'
import { QueuedFileRow } from '@/common/ui/files/QueuedFileRow'
import { IconRefresh } from '@/common/ui/icons/icons'
import { shortName } from '@/common/uploads/uploadMessage'
import { filesOfPost, filesUnderWay, isPost, placedFiles, refusalOfTab } from './postFiles'
import {
  fileMoved,
  fileRemoved,
  fileRetried,
  selectPostUpload,
  filesRetried,
} from './postUploadSlice'
import type { FileToUpload, UploadedFile } from './postUploadState'

/** The files in the order of the post: uploaded, being uploaded, or failed, each with its actions. */
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
  const { id, name, media, problem } = file
  const dispatch = useAppDispatch()
  const { modalType, adding } = useAppSelector(selectPostUpload)
  const isAdded = isPost(file)
  return (
    <FileRow
      name={name}
      thumbnailUrl={media.thumbnailUrl}
      facts={
        isAdded ? (
          <FormattedMessage id="upload.text_post-added" />
        ) : (
          `${media.width} × ${media.height}`
        )
      }
      problem={isAdded ? null : (problem ?? refusalOfTab(modalType, file))}
      isLocked={adding !== null || isAdded}
      {...(place && { place })}
      onMove={(by) => dispatch(fileMoved({ id, by }))}
      onRemove={() => dispatch(fileRemoved({ id }))}
    />
  )
}

function WaitingRow({ file, place }: { file: FileToUpload; place: FilePlace | undefined }) {
  const { id, sameAs } = file
  const dispatch = useAppDispatch()
  const { modalType, isPaused, adding } = useAppSelector(selectPostUpload)
  if (sameAs) return <RepeatedRow file={file} sameAs={sameAs} />
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

/**
 * A file with the same content as an earlier one, perhaps under another name. It is left out unless the person keeps
 * it.
 */
function RepeatedRow({ file: { id, name }, sameAs }: { file: FileToUpload; sameAs: string }) {
  const dispatch = useAppDispatch()
  const { filesToUpload, uploadedFiles, adding } = useAppSelector(selectPostUpload)
  const repeated = [...uploadedFiles, ...filesToUpload].find((one) => one.id === sameAs)
  return (
    <FileRow
      name={name}
      fileId={id}
      facts={
        <FormattedMessage
          id="upload.text_repeated"
          values={{ name: shortName(repeated?.name ?? name) }}
        />
      }
      action={
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={adding !== null}
          onClick={() => dispatch(fileRetried({ id }))}
        >
          <FormattedMessage id="upload.action_keep-repeated" />
        </Button>
      }
      isLocked={adding !== null}
      onRemove={() => dispatch(fileRemoved({ id }))}
    />
  )
}

/** Shows how many of the files are uploaded, and a button that retries all interrupted uploads. */
export function UploadProgress() {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectPostUpload)
  const done = filesOfPost(state).length
  const count = done + filesUnderWay(state).length
  const added = state.uploadedFiles.filter(isPost).length
  const isAddingEach = state.adding === 'files' && state.isPostPerFile
  const broken = state.filesToUpload.filter(({ canRetry }) => canRetry).length
  if (count === 0 && broken < 2) return null
  return (
    <Group justify="space-between" gap="xs" mih={36}>
      <Text size="sm" c="dimmed" role="status">
        {isAddingEach ? (
          <FormattedMessage
            id="upload.text_posts-progress"
            values={{ done: added, count: added + done }}
          />
        ) : (
          count > 0 && <FormattedMessage id="upload.text_progress" values={{ done, count }} />
        )}
      </Text>
      {broken > 1 && (
        <Button
          variant="subtle"
          leftSection={<IconRefresh size={16} />}
          onClick={() => dispatch(filesRetried())}
        >
          <FormattedMessage id="upload.action_retry-all" />
        </Button>
      )}
    </Group>
  )
}
