import { Button, Group, Slider, Stack, Text } from '@mantine/core'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { FileDrop } from '@/common/ui/files/FileDrop'
import { PictureUploads } from '@/common/ui/files/PictureUploads'
import { FormAlert } from '@/common/ui/fields/FieldProblems'
import { FailureWords } from '@/common/ui/states/FailureWords'
import { MEGABYTE, UPLOAD_RULES } from '@/contract/files/uploads'
import { picturesChosen, useIsPictureUnderWay } from '@/common/uploads/pictureUploadsSlice'
import { registerFiles } from '@/common/uploads/fileRegistry'
import { shownFrameOf } from '../uploads/files/videoFrame'
import { listenForVideoCovers } from './videoCoverListeners'
import {
  coverClosed,
  coverVideoRead,
  frameAsked,
  frameFailed,
  momentChosen,
  selectVideoCover,
} from './videoCoverSlice'
import classes from './VideoCoverDialog.module.css'
import '@mantine/core/styles/Slider.css'

/** Seconds by which one key press moves the frame. */
const MOMENT_STEP = 0.1
const rounded = (seconds: number) => Math.round(seconds * 10) / 10

/** Chooses another cover of a video: one of its frames, or a picture. */
export function VideoCoverDialog() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  useListeners(listenForVideoCovers)
  const { video, duration, moment, isTakingFrame, problem } = useAppSelector(selectVideoCover)
  const target = { kind: 'videoCover', id: video?.mediaId ?? 0 } as const
  const isSending = useIsPictureUnderWay(target)
  const isBusy = isSending || isTakingFrame
  const player = useRef<HTMLVideoElement>(null)
  if (!video) return null
  const send = (picture: File) => {
    dispatch(picturesChosen({ files: registerFiles([picture]), target }))
  }
  async function takeFrame() {
    const element = player.current
    if (!element) return
    dispatch(frameAsked())
    const frame = await shownFrameOf(element).catch(() => null)
    // The person left the page meanwhile.
    if (player.current !== element) return
    if (frame) send(new File([frame], 'frame.jpg', { type: frame.type }))
    else dispatch(frameFailed())
  }
  return (
    <Dialog
      opened
      onClose={() => dispatch(coverClosed())}
      title={<FormattedMessage id="upload.title_cover" />}
      isUncloseable={isBusy}
    >
      <Stack gap="md">
        {problem && (
          <FormAlert>
            <FailureWords message={problem} />
          </FormAlert>
        )}
        <video
          ref={player}
          className={classes.video}
          src={video.videoUrl}
          crossOrigin="anonymous"
          preload="auto"
          muted
          playsInline
          aria-hidden
          onLoadedMetadata={({ currentTarget }) => {
            dispatch(coverVideoRead({ duration: rounded(currentTarget.duration) }))
          }}
        />
        <div>
          <Slider
            thumbLabel={intl.formatMessage({ id: 'upload.label_moment' })}
            label={null}
            min={0}
            max={Math.max(duration, MOMENT_STEP)}
            step={MOMENT_STEP}
            disabled={duration === 0 || isBusy}
            value={moment}
            onChange={(at) => {
              dispatch(momentChosen(rounded(at)))
              if (player.current) player.current.currentTime = at
            }}
          />
          <Text size="xs" c="dimmed" mt="xs">
            <FormattedMessage id="upload.text_moment" values={{ at: moment, duration }} />
          </Text>
        </div>
        <PictureUploads target={target} />
        <FileDrop
          label={intl.formatMessage({ id: 'upload.label_cover-file' })}
          kind="videoCover"
          isMultiple={false}
          testId="cover-file"
          onFiles={([picture]) => {
            if (picture && !isBusy) send(picture)
          }}
        >
          <Text size="sm">
            <FormattedMessage
              id="upload.text_cover-file"
              values={{ maxMb: UPLOAD_RULES.videoCover.maxBytes / MEGABYTE }}
            />
          </Text>
        </FileDrop>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={isBusy} onClick={() => dispatch(coverClosed())}>
            <FormattedMessage id="common.action_cancel" />
          </Button>
          <Button loading={isBusy} disabled={duration === 0} onClick={() => void takeFrame()}>
            <FormattedMessage id="upload.action_take-frame" />
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
