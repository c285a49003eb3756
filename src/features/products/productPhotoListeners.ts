import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { listenForPictures, type WithPictureUploads } from '@/common/uploads/listenForPictures'
import { productPhotoApi } from './productPhotoApi'

/** Uploads photos of products, with a toast for each that was added. */
export function listenForProductPhotos(startListening: StartListening<WithPictureUploads>) {
  listenForPictures(startListening, {
    kind: 'productPhoto',
    send: ({ id, target }, { dispatch }) =>
      dispatch(
        productPhotoApi.endpoints.uploadProductPhoto.initiate(
          { productId: target.id, fileId: id },
          { track: false },
        ),
      ),
    arrived: ({ name }, { dispatch }) => {
      const message = { id: 'products.alert_photo-added', values: { fileName: name } } as const
      dispatch(toastShown({ tone: 'success', message }))
    },
  })
}
