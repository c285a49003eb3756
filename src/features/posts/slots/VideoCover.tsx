import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconPhoto } from '@/common/ui/icons/icons'
import { coverClosed, coverOpened, selectVideoCover } from '../cover/videoCoverSlice'
import { useOnLeave } from '@/common/lib/useOnLeave'

const VideoCoverDialog = lazyWithTexts(() =>
  import(/* webpackChunkName: "picture-uploads" */ '../cover/VideoCoverDialog').then(
    (module) => module.VideoCoverDialog,
  ),
)

interface VideoCoverProps {
  /** Id of the media item. */
  mediaId: number
  videoUrl: string
}

/** Opens the choice of another cover of a video; shown by the screens of other slices. */
export function VideoCover(video: VideoCoverProps) {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectVideoCover).video?.mediaId === video.mediaId
  useOnLeave(() => {
    if (isOpen) dispatch(coverClosed())
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPhoto size={16} />}
        onClick={() => dispatch(coverOpened(video))}
      >
        <FormattedMessage id="upload.action_change-cover" />
      </Button>
      <Suspense>{isOpen && <VideoCoverDialog />}</Suspense>
    </>
  )
}
