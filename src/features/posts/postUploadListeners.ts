import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import { asApiError } from '@/common/api/apiError'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import { postsApi } from './postsApi'
import {
  fileFailed,
  fileRemoved,
  fileRetried,
  filesChosen,
  fileStarted,
  fileUploaded,
  postUploadSlice,
  uploadClosed,
  type PostUploadState,
} from './postUploadSlice'
import { fileRegistry } from './uploads/fileRegistry'
import { uploadMessage } from './uploads/uploadMessage'

type WithPostUpload = Record<typeof postUploadSlice.reducerPath, PostUploadState>
type EffectApi = ListenerEffectAPI<WithPostUpload, AppDispatch>

/** How many files are sent at once. */
const AT_ONCE = 2

/** Sends chosen files a few at a time; a removed file's request is stopped and its file forgotten. */
export function listenForPostUpload(startListening: StartListening<WithPostUpload>) {
  const requests = new Map<string, () => void>()
  const forget = (id: string) => {
    requests.get(id)?.()
    requests.delete(id)
    fileRegistry.remove(id)
  }

  async function send(id: string, name: string, { dispatch }: EffectApi) {
    dispatch(fileStarted({ id }))
    const request = dispatch(
      postsApi.endpoints.uploadMedia.initiate({ fileId: id }, { track: false }),
    )
    requests.set(id, () => {
      request.abort()
    })
    const { data, error } = await request
    if (!requests.delete(id)) return
    if (data) {
      fileRegistry.remove(id)
      dispatch(fileUploaded({ id, media: data }))
    } else {
      const failure = asApiError(error) ?? { kind: 'network' }
      dispatch(fileFailed({ id, problem: uploadMessage(failure, name) }))
    }
  }

  async function sendWaiting(_action: unknown, listenerApi: EffectApi): Promise<void> {
    const { filesToUpload } = postUploadSlice.selectSlice(listenerApi.getState())
    const next = filesToUpload
      .filter(({ status }) => status === 'waiting')
      .slice(0, Math.max(0, AT_ONCE - requests.size))
    await Promise.all(
      next.map(async ({ id, name }) => {
        await send(id, name, listenerApi)
        await sendWaiting(null, listenerApi)
      }),
    )
  }

  const stops = [
    startListening({ matcher: isAnyOf(filesChosen, fileRetried), effect: sendWaiting }),
    startListening({
      actionCreator: fileRemoved,
      effect: ({ payload }) => {
        forget(payload.id)
      },
    }),
    startListening({
      actionCreator: uploadClosed,
      effect: (_action, { getOriginalState }) => {
        const { filesToUpload } = postUploadSlice.selectSlice(getOriginalState())
        for (const { id } of filesToUpload) forget(id)
      },
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
