import { Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppSelector } from '@/common/store/hooks'
import { useListeners } from '@/common/store/useListeners'
import { LIMITS } from '@/contract/limits'
import { MEGABYTE, STORY_MAX_BYTES, UPLOAD_RULES } from '@/contract/files/uploads'
import { MediaDropzone } from '../uploads/openPost/MediaDropzone'
import { MediaUploadRows } from '../uploads/openPost/MediaUploadRows'
import { TooManyFiles } from '../uploads/files/TooManyFiles'
import { listenForMediaUploads } from '../uploads/openPost/mediaUploadListeners'
import { selectMediaUpload } from '../uploads/openPost/mediaUploadSlice'

interface SlideUploadProps {
  /** How many more slides fit into the post. */
  room: number
  isStory: boolean
}

/** Uploads photos and videos that become slides of the open post; shown by the screens of other slices. */
export function SlideUpload({ room, isStory }: SlideUploadProps) {
  useListeners(listenForMediaUploads)
  const { spareFiles } = useAppSelector(selectMediaUpload)
  return (
    <>
      {room === 0 ? (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="media.text_full" values={{ max: LIMITS.filesPerPost }} />
        </Text>
      ) : (
        <MediaDropzone
          target={{ kind: 'slide', isStory }}
          label="media.action_add"
          room={room}
          testId="slide-files"
        >
          <SizesOfFiles isStory={isStory} />
        </MediaDropzone>
      )}
      <TooManyFiles count={spareFiles.length} />
      <MediaUploadRows kinds={['slide', 'replacement']} />
    </>
  )
}

function SizesOfFiles({ isStory }: { isStory: boolean }) {
  const { postImage, postVideo } = UPLOAD_RULES
  const videoBytes = isStory ? STORY_MAX_BYTES : postVideo.maxBytes
  return (
    <FormattedMessage
      id="upload.hint_formats"
      values={{
        files: LIMITS.filesPerPost,
        imageMb: postImage.maxBytes / MEGABYTE,
        videoMb: videoBytes / MEGABYTE,
        minSide: postImage.minShortSide ?? 0,
      }}
    />
  )
}
