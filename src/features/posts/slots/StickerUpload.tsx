import { LIMITS } from '@/contract/limits'
import { PictureUpload } from '../uploads/openPost/PictureUpload'

/** Uploads pictures that become stickers of the open post; shown by the screens of other slices. */
export function StickerUpload() {
  return (
    <PictureUpload
      target={{ kind: 'sticker' }}
      label="media.action_upload-sticker"
      room={LIMITS.filesPerPost}
    />
  )
}
