import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch } from '@/common/store/hooks'
import { FileDrop } from '@/common/ui/files/FileDrop'
import { IconUpload } from '@/common/ui/icons/icons'
import { mediaFilesChosen, type UploadTarget } from './mediaUploadSlice'
import { registerFiles } from '@/common/uploads/registerFiles'

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
