import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { listenForPictures, type WithPictureUploads } from '@/common/uploads/listenForPictures'
import { videoCoverApi } from './videoCoverApi'
import {
  coverClosed,
  selectVideoCover,
  type videoCoverSlice,
  type VideoCoverState,
} from './videoCoverSlice'

type State = WithPictureUploads & Record<typeof videoCoverSlice.reducerPath, VideoCoverState>

/** Uploads covers of videos. The dialog closes when its picture is uploaded. */
export function listenForVideoCovers(startListening: StartListening<State>) {
  listenForPictures(startListening, {
    kind: 'videoCover',
    send: ({ id, target }, { dispatch }) =>
      dispatch(
        videoCoverApi.endpoints.updateVideoCover.initiate(
          { mediaId: target.id, fileId: id },
          { track: false },
        ),
      ),
    arrived: ({ target }, { dispatch, getState }) => {
      if (selectVideoCover(getState()).video?.mediaId === target.id) dispatch(coverClosed())
      dispatch(toastShown({ tone: 'success', message: { id: 'upload.alert_cover-changed' } }))
    },
  })
}
