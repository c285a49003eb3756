import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { listenForPictures, type WithPictureUploads } from '@/common/uploads/listenForPictures'
import { pictureDropped, selectPictureUploads } from '@/common/uploads/pictureUploadsSlice'
import { videoCoverApi } from './videoCoverApi'
import {
  coverClosed,
  selectVideoCover,
  type videoCoverSlice,
  type VideoCoverState,
} from './videoCoverSlice'

type State = WithPictureUploads & Record<typeof videoCoverSlice.reducerPath, VideoCoverState>

/**
 * Uploads covers of videos. The dialog closes when its picture is uploaded; a person who has left it gets a toast.
 */
export function listenForVideoCovers(startListening: StartListening<State>) {
  const isChosen = (state: State, mediaId: number) =>
    selectVideoCover(state).video?.mediaId === mediaId

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
      if (isChosen(getState(), target.id)) dispatch(coverClosed())
      dispatch(toastShown({ tone: 'success', message: { id: 'upload.alert_cover-changed' } }))
    },
    failed: ({ id, target }, { problem }, { dispatch, getState }) => {
      if (isChosen(getState(), target.id)) return
      dispatch(pictureDropped({ id }))
      dispatch(toastShown({ tone: 'error', message: problem }))
    },
  })

  startListening({
    actionCreator: coverClosed,
    effect: (_action, { dispatch, getState }) => {
      for (const { id, target, status } of selectPictureUploads(getState()).files) {
        if (target.kind === 'videoCover' && status === 'failed') dispatch(pictureDropped({ id }))
      }
    },
  })
}
