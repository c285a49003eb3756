import { nanoid, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { asApiError } from '@/common/api/apiError'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { uploadMessage } from '@/common/uploads/uploadMessage'
import { productPhotoApi } from './productPhotoApi'
import {
  photoFailed,
  photoRemoved,
  photoRetried,
  photosChosen,
  photoStarted,
  productsSlice,
  type ProductsState,
} from './productsSlice'

type WithProducts = Record<typeof productsSlice.reducerPath, ProductsState>
/** Components' dispatch knows no state, so an effect names the part that it reads itself. */
type Effect<Result> = ThunkAction<Result, unknown, unknown, UnknownAction>

/** Adds photos to a product: they go one after another, in the order in which they were chosen. */
export function addPhotos(productId: number, files: readonly File[]): Effect<Promise<void>> {
  return async (dispatch) => {
    const chosen = files.map((file) => {
      const id = nanoid()
      fileRegistry.add(id, file)
      return { id, fileName: file.name }
    })
    dispatch(photosChosen({ productId, files: chosen }))
    await dispatch(sendWaiting())
  }
}

export function retryPhoto(id: string): Effect<Promise<void>> {
  return async (dispatch) => {
    dispatch(photoRetried({ id }))
    await dispatch(sendWaiting())
  }
}

/** Takes a photo that did not arrive off the list. */
export function removePhoto(id: string): Effect<void> {
  return (dispatch) => {
    fileRegistry.remove(id)
    dispatch(photoRemoved({ id }))
  }
}

function sendWaiting(): Effect<Promise<void>> {
  return async (dispatch, getState) => {
    for (;;) {
      const { photoUploads } = productsSlice.selectSlice(getState() as WithProducts)
      if (photoUploads.some(({ status }) => status === 'sending')) return
      const next = photoUploads.find(({ status }) => status === 'waiting')
      if (!next) return
      const { id, productId, fileName } = next
      dispatch(photoStarted({ id }))
      const { error } = await dispatch(
        productPhotoApi.endpoints.uploadProductPhoto.initiate(
          { productId, fileId: id },
          { track: false },
        ),
      )
      if (error) {
        const failure = asApiError(error) ?? { kind: 'network' }
        const problem = uploadMessage(failure, fileName)
        // A refusal stays a refusal; a broken connection may mend.
        dispatch(photoFailed({ id, problem, canRetry: failure.kind !== 'envelope' }))
      } else {
        fileRegistry.remove(id)
        dispatch(photoRemoved({ id }))
        const message = { id: 'products.alert_photo-added', values: { fileName } } as const
        dispatch(toastShown({ tone: 'success', message }))
      }
    }
  }
}
