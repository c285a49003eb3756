import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import { asApiError } from '@/common/api/apiError'
import { currentAccount } from '@/common/api/currentAccount'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { FILES_AT_ONCE } from '@/common/uploads/filesAtOnce'
import { uploadMessage } from '@/common/uploads/uploadMessage'
import { postUploadApi } from './postUploadApi'
import {
  fileFailed,
  fileRemoved,
  fileRetried,
  filesChosen,
  filesRetried,
  fileStarted,
  fileUploaded,
  postAddFailed,
  postAddRequested,
  postUploadSlice,
  tabChosen,
  uploadClosed,
  uploadsPaused,
  uploadsResumed,
  type PostUploadState,
} from './postUploadSlice'
import { addFailure } from './addFailure'
import { tellAdded } from './tellAdded'
import { waitingFiles } from './uploadQueue'

type WithPostUpload = Record<typeof postUploadSlice.reducerPath, PostUploadState>
type EffectApi = ListenerEffectAPI<WithPostUpload, AppDispatch>

/** Sends chosen files a few at a time; a removed file's request is stopped and its file forgotten. */
export function listenForPostUpload(startListening: StartListening<WithPostUpload>) {
  /** How to stop what is on its way. */
  const requests = new Map<string, () => void>()
  const stop = (id: string) => {
    requests.get(id)?.()
    requests.delete(id)
  }
  const forget = (id: string) => {
    stop(id)
    fileRegistry.remove(id)
  }

  async function send(id: string, name: string, { dispatch }: EffectApi) {
    dispatch(fileStarted({ id }))
    const request = dispatch(
      postUploadApi.endpoints.uploadMedia.initiate({ fileId: id }, { track: false }),
    )
    const abort = () => {
      request.abort()
    }
    requests.set(id, abort)
    const { data, error } = await request
    // Stopped meanwhile; the same file may be on its way again.
    if (requests.get(id) !== abort) return
    requests.delete(id)
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
    const state = postUploadSlice.selectSlice(listenerApi.getState())
    if (state.isPaused) return
    const next = waitingFiles(state).slice(0, Math.max(0, FILES_AT_ONCE - requests.size))
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
    const { caption, mediaList, modalType } = postUploadSlice.selectSlice(getState())
    const postType = modalType === 'story' ? 'story' : 'post'
    const body = { username: currentAccount(), postType, caption, mediaList } as const
    const { data, error } = await dispatch(
      postUploadApi.endpoints.createUploadedPost.initiate(body, { track: false }),
    )
    if (!data) {
      dispatch(postAddFailed(addFailure(error)))
      return
    }
    dispatch(uploadClosed())
    tellAdded(dispatch, 'upload.alert_post-added', data.vitrinaPost.id)
  }

  const stops = [
    startListening({ actionCreator: filesChosen, effect: forgetLeftOut }),
    startListening({ actionCreator: postAddRequested, effect: addPost }),
    startListening({
      matcher: isAnyOf(filesChosen, fileRetried, filesRetried, tabChosen, uploadsResumed),
      effect: sendWaiting,
    }),
    startListening({
      actionCreator: uploadsPaused,
      effect: () => {
        for (const id of requests.keys()) stop(id)
      },
    }),
    startListening({
      actionCreator: fileRemoved,
      effect: async ({ payload }, listenerApi) => {
        forget(payload.id)
        await sendWaiting(null, listenerApi)
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
    for (const end of stops) end()
  }
}
