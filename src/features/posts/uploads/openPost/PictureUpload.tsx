import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useListeners } from '@/common/store/useListeners'
import { formatsOf, MEGABYTE, UPLOAD_RULES } from '@/contract/files/uploads'
import { listenForMediaUploads } from './mediaUploadListeners'
import type { UploadTarget } from './mediaUploadSlice'
import { MediaDropzone } from './MediaDropzone'
import { MediaUploadRows } from './MediaUploadRows'

interface PictureUploadProps {
  target: Extract<UploadTarget, { kind: 'background' | 'sticker' }>
  label: MessageId
  room?: number
}

/** Uploads one's own picture, as a sticker or a background. */
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
