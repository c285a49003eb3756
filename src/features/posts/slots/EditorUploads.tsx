import { Text, ActionIcon, FileButton } from '@mantine/core'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppSelector, useAppDispatch } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { IconReplace } from '@/common/ui/icons/icons'
import { registerFiles } from '@/common/uploads/fileRegistry'
import { MEGABYTE, STORY_MAX_BYTES, UPLOAD_RULES, acceptOf } from '@/contract/files/uploads'
import { LIMITS } from '@/contract/limits'
import { TooManyFiles } from '@/features/posts/uploads/files/FileDropzone'
import {
  MediaDropzone,
  MediaUploadRows,
  PictureUpload,
} from '@/features/posts/uploads/openPost/MediaUpload'
import { listenForMediaUploads } from '@/features/posts/uploads/openPost/mediaUploadListeners'
import {
  selectMediaUpload,
  mediaFilesChosen,
} from '@/features/posts/uploads/openPost/mediaUploadSlice'

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

interface SlideReplacementProps {
  mediaId: number
  /** The number of the slide, from 1. */
  number: number
  isStory: boolean
}

/** Uploads a file that replaces a slide's; shown by the screens of other slices. */
export function SlideReplacement({ mediaId, number, isStory }: SlideReplacementProps) {
  useListeners(listenForMediaUploads)
  const dispatch = useAppDispatch()
  const intl = useIntl()
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      resetRef={reset}
      accept={acceptOf('postImage')}
      inputProps={{ 'data-testid': `replacement-of-${number}` } as object}
      onChange={(file) => {
        if (!file) return
        // Lets the person choose the same file again.
        reset.current?.()
        const target = { kind: 'replacement', isStory, mediaId } as const
        dispatch(mediaFilesChosen({ files: registerFiles([file]), target, room: 1 }))
      }}
    >
      {({ onClick }) => (
        <ActionIcon
          size="lg"
          aria-label={intl.formatMessage({ id: 'media.action_replace' }, { number })}
          onClick={onClick}
        >
          <IconReplace size={18} />
        </ActionIcon>
      )}
    </FileButton>
  )
}

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
