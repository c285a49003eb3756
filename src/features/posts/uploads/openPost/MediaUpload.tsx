import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIntl, FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { FileDrop } from '@/common/ui/files/FileDrop'
import { FileList } from '@/common/ui/files/FileRow'
import { QueuedFileRow } from '@/common/ui/files/QueuedFileRow'
import { IconUpload } from '@/common/ui/icons/icons'
import { registerFiles } from '@/common/uploads/fileRegistry'
import { formatsOf, MEGABYTE, UPLOAD_RULES } from '@/contract/files/uploads'
import { listenForMediaUploads } from './mediaUploadListeners'
import {
  mediaFilesChosen,
  type UploadTarget,
  mediaFileDropped,
  mediaFileRetried,
  selectMediaUpload,
} from './mediaUploadSlice'

interface MediaDropzoneProps {
  target: UploadTarget
  label: MessageId
  /** How many more files fit. */
  room: number
  testId: string
  /** The text of the drop zone. */
  children: ReactNode
}

const isSlide = ({ kind }: UploadTarget) => kind === 'slide' || kind === 'replacement'

/** A drop zone for files of the open post. */
export function MediaDropzone(props: MediaDropzoneProps) {
  const { target, label, room, testId, children } = props
  const dispatch = useAppDispatch()
  const intl = useIntl()
  const words = intl.formatMessage({ id: label })
  return (
    <FileDrop
      label={words}
      kind={isSlide(target) ? 'postImage' : 'sticker'}
      isMultiple={room > 1}
      testId={testId}
      onFiles={(files) => dispatch(mediaFilesChosen({ files: registerFiles(files), target, room }))}
    >
      <IconUpload size={20} />
      <div>
        <Text fw={600} size="sm">
          {words}
        </Text>
        <Text size="xs" c="dimmed">
          {children}
        </Text>
      </div>
    </FileDrop>
  )
}

/** Files that are being uploaded into the open post, or that failed, each with its actions. */
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

interface PictureUploadProps {
  target: Extract<UploadTarget, { kind: 'background' | 'sticker' }>
  label: MessageId
  room?: number
}

/** Uploads a picture of the person, as a sticker or a background. */
export function PictureUpload({ target, label, room = 1 }: PictureUploadProps) {
  useListeners(listenForMediaUploads)
  return (
    <>
      <MediaDropzone target={target} label={label} room={room} testId={`${target.kind}-file`}>
        <FormattedMessage
          id="media.hint_picture"
          values={{
            formats: formatsOf('sticker'),
            maxMb: UPLOAD_RULES.sticker.maxBytes / MEGABYTE,
          }}
        />
      </MediaDropzone>
      <MediaUploadRows kinds={[target.kind]} />
    </>
  )
}
