import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import { asApiError } from '@/common/api/apiError'
import { currentAccount } from '@/common/api/currentAccount'
import { paths } from '@/common/routing/paths'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import { postUploadApi } from './postUploadApi'
import {
  fileFailed,
  fileRemoved,
  fileRetried,
  filesChosen,
  fileStarted,
  fileUploaded,
  postAddFailed,
  postAddRequested,
  postUploadSlice,
  uploadClosed,
  type PostUploadState,
} from './postUploadSlice'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { FILES_AT_ONCE } from '@/common/uploads/filesAtOnce'
import { uploadMessage } from '@/common/uploads/uploadMessage'

type WithPostUpload = Record<typeof postUploadSlice.reducerPath, PostUploadState>
type EffectApi = ListenerEffectAPI<WithPostUpload, AppDispatch>

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
      postUploadApi.endpoints.uploadMedia.initiate({ fileId: id }, { track: false }),
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
      dispatch(
        fileFailed({
          id,
          problem: uploadMessage(failure, name),
          // A refusal stays a refusal; a broken connection may mend.
          canRetry: failure.kind !== 'envelope',
        }),
      )
    }
  }

  async function sendWaiting(_action: unknown, listenerApi: EffectApi): Promise<void> {
    const { filesToUpload } = postUploadSlice.selectSlice(listenerApi.getState())
    const next = filesToUpload
      .filter(({ status }) => status === 'waiting')
      .slice(0, Math.max(0, FILES_AT_ONCE - requests.size))
    await Promise.all(
      next.map(async ({ id, name }) => {
        await send(id, name, listenerApi)
        await sendWaiting(null, listenerApi)
      }),
    )
  }

  /** Forgets files for which the post had no place. */
  function forgetLeftOut({ payload }: ReturnType<typeof filesChosen>, { getState }: EffectApi) {
    const { filesToUpload } = postUploadSlice.selectSlice(getState())
    for (const { id } of payload.files) {
      if (!filesToUpload.some((file) => file.id === id)) fileRegistry.remove(id)
    }
  }

  async function addPost(_action: unknown, { getState, dispatch }: EffectApi) {
    const { uploadedFiles, caption } = postUploadSlice.selectSlice(getState())
    const mediaList = uploadedFiles.map(({ media }) => media.id)
    const body = { username: currentAccount(), caption, mediaList }
    const { data } = await dispatch(
      postUploadApi.endpoints.createUploadedPost.initiate(body, { track: false }),
    )
    if (!data) {
      dispatch(postAddFailed())
      return
    }
    dispatch(uploadClosed())
    const { id } = data.vitrinaPost
    const link = id !== null && {
      link: { to: paths.post(id), message: { id: 'library.action_open-post' } as const },
    }
    dispatch(toastShown({ tone: 'success', message: { id: 'library.alert_post-added' }, ...link }))
  }

  const stops = [
    startListening({ actionCreator: filesChosen, effect: forgetLeftOut }),
    startListening({ actionCreator: postAddRequested, effect: addPost }),
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
