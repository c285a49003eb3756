import type { AppDispatch } from '@/common/store/hooks'
import { postUploadApi } from './postUploadApi'

/** Sends a photo or a video of the registry, as a request of a queue. */
export function requestMedia(dispatch: AppDispatch, fileId: string) {
  const request = dispatch(
    postUploadApi.endpoints.uploadMedia.initiate({ fileId }, { track: false }),
  )
  return {
    abort: () => {
      request.abort()
    },
    response: request,
  }
}
