import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { createUploadQueue } from '@/common/uploads/createUploadQueue'
import { productPhotoApi } from './productPhotoApi'
import {
  photoFailed,
  photoRemoved,
  photoRetried,
  photosChosen,
  photoStarted,
  productsSlice,
  type PhotoUpload,
  type ProductsState,
} from './productsSlice'

type WithProducts = Record<typeof productsSlice.reducerPath, ProductsState>
type EffectApi = ListenerEffectAPI<WithProducts, AppDispatch>

const waitingPhotos = ({ photoUploads }: ProductsState) =>
  photoUploads
    .filter(({ status }) => status === 'waiting')
    .map((photo) => ({ ...photo, name: photo.fileName }))

/** Sends photos of products one after another, in the order in which they were chosen; a removed one is forgotten. */
export function listenForProductPhotos(startListening: StartListening<WithProducts>) {
  const queue = createUploadQueue(1)

  const sendWaiting = (_action: unknown, { dispatch, getState }: EffectApi) =>
    queue.sendWaiting({
      next: (room) => waitingPhotos(productsSlice.selectSlice(getState())).slice(0, room),
      started: ({ id }) => dispatch(photoStarted({ id })),
      send: ({ id, productId }: PhotoUpload & { name: string }) => {
        const request = dispatch(
          productPhotoApi.endpoints.uploadProductPhoto.initiate(
            { productId, fileId: id },
            { track: false },
          ),
        )
        return {
          abort: () => {
            request.abort()
          },
          response: request,
        }
      },
      arrived: ({ id, fileName }) => {
        dispatch(photoRemoved({ id }))
        const message = { id: 'products.alert_photo-added', values: { fileName } } as const
        dispatch(toastShown({ tone: 'success', message }))
      },
      failed: ({ id }, failure) => dispatch(photoFailed({ id, ...failure })),
    })

  startListening({ matcher: isAnyOf(photosChosen, photoRetried), effect: sendWaiting })
  startListening({
    actionCreator: photoRemoved,
    effect: async ({ payload }, listenerApi) => {
      queue.forget(payload.id)
      await sendWaiting(null, listenerApi)
    },
  })
}
