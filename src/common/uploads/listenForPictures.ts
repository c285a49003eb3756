import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { createUploadQueue, uploadRequest, type UploadMutation } from './createUploadQueue'
import {
  isShown,
  pictureArrived,
  pictureDropped,
  pictureFailed,
  pictureRetried,
  picturesChosen,
  pictureStarted,
  pictureTargetLeft,
  pictureUploadsSlice,
  type PictureKind,
  type PictureUpload,
  type PictureUploadsState,
} from './pictureUploadsSlice'
import { uploadsPaused, uploadsResumed } from './queuedFile'

export type WithPictureUploads = Record<typeof pictureUploadsSlice.reducerPath, PictureUploadsState>
type EffectApi<State> = ListenerEffectAPI<State, AppDispatch>
type RequestApi<State> = Pick<EffectApi<State>, 'dispatch' | 'getState'>

/** How pictures of one kind are sent, and the messages about them. */
export interface PictureWork<State, Data, Kind extends PictureKind> {
  kind: Kind
  send: (picture: PictureUpload<Kind>, api: RequestApi<State>) => UploadMutation<Data>
  arrived?: (picture: PictureUpload<Kind>, api: RequestApi<State>) => void
}

const { selectSlice } = pictureUploadsSlice

/**
 * Sends pictures of a kind one after another, in the order in which they were chosen; a removed one is forgotten. A
 * failure is shown at its row, or by a toast when the person has left the target's screen.
 */
export function listenForPictures<State extends WithPictureUploads, Data, Kind extends PictureKind>(
  startListening: StartListening<State>,
  { kind, send, arrived }: PictureWork<State, Data, Kind>,
): void {
  const queue = createUploadQueue(1)
  const isOurs = (picture: PictureUpload): picture is PictureUpload<Kind> =>
    picture.target.kind === kind

  const sendWaiting = (_action: unknown, api: EffectApi<State>) =>
    queue.sendWaiting({
      next: (room) => {
        const { isPaused, files } = selectSlice(api.getState())
        if (isPaused) return []
        return files
          .filter(isOurs)
          .filter(({ status }) => status === 'waiting')
          .slice(0, room)
      },
      started: ({ id }) => api.dispatch(pictureStarted({ id })),
      send: (picture: PictureUpload<Kind>) => uploadRequest(send(picture, api)),
      arrived: (picture) => {
        queue.forget(picture.id)
        api.dispatch(pictureArrived({ id: picture.id }))
        arrived?.(picture, api)
      },
      failed: (picture, failure) => {
        if (isShown(selectSlice(api.getState()), picture.target)) {
          api.dispatch(pictureFailed({ id: picture.id, ...failure }))
          return
        }
        // The person has left the screen with this picture's row.
        api.dispatch(pictureDropped({ id: picture.id }))
        api.dispatch(toastShown({ tone: 'error', message: failure.problem }))
      },
    })

  startListening({
    matcher: isAnyOf(picturesChosen, pictureTargetLeft),
    effect: (_action, { getState, getOriginalState }) => {
      const before = selectSlice(getOriginalState()).files.filter(isOurs)
      const { files } = selectSlice(getState())
      for (const { id } of before) {
        if (!files.some((file) => file.id === id)) queue.forget(id)
      }
    },
  })
  startListening({
    matcher: isAnyOf(picturesChosen, pictureRetried, uploadsResumed),
    effect: sendWaiting,
  })
  startListening({ actionCreator: uploadsPaused, effect: queue.stopAll })
  startListening({
    actionCreator: pictureDropped,
    effect: async ({ payload }, api) => {
      queue.forget(payload.id)
      await sendWaiting(null, api)
    },
  })
}
