import type { AppDispatch } from '@/common/store/hooks'
import { uploadRequest } from '@/common/uploads/createUploadQueue'
import { postUploadApi } from './postUploadApi'

/** Uploads a photo or a video of the registry, as a request of a queue. */
export const requestMedia = (dispatch: AppDispatch, fileId: string) =>
  uploadRequest(
    dispatch(postUploadApi.endpoints.uploadMedia.initiate({ fileId }, { track: false })),
  )
