import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import { currentAccount } from '@/common/api/currentAccount'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { postUploadApi } from '../files/postUploadApi'
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
import { createUploadRequests, forgetLeftOut, uploadFailure } from '../files/uploadRequests'
import { waitingFiles } from './uploadQueue'

type WithPostUpload = Record<typeof postUploadSlice.reducerPath, PostUploadState>
type EffectApi = ListenerEffectAPI<WithPostUpload, AppDispatch>

/** Sends chosen files a few at a time; a removed file's request is stopped and its file forgotten. */
export function listenForPostUpload(startListening: StartListening<WithPostUpload>) {
  const requests = createUploadRequests()

  async function send(id: string, name: string, { dispatch }: EffectApi) {
    dispatch(fileStarted({ id }))
    const request = dispatch(
      postUploadApi.endpoints.uploadMedia.initiate({ fileId: id }, { track: false }),
    )
    const abort = () => {
      request.abort()
    }
    const answer = await requests.follow(id, abort, request)
    if (!answer) return
    const { data, error } = answer
    if (data) {
      fileRegistry.remove(id)
      dispatch(fileUploaded({ id, media: data }))
    } else dispatch(fileFailed({ id, ...uploadFailure(error, name) }))
  }

  async function sendWaiting(_action: unknown, listenerApi: EffectApi): Promise<void> {
    const state = postUploadSlice.selectSlice(listenerApi.getState())
    if (state.isPaused) return
    const next = waitingFiles(state).slice(0, requests.room())
    await Promise.all(
      next.map(async ({ id, name }) => {
        await send(id, name, listenerApi)
        await sendWaiting(null, listenerApi)
      }),
    )
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
    startListening({
      actionCreator: filesChosen,
      effect: ({ payload }, { getState, getOriginalState }) => {
        const { spareFiles: before } = postUploadSlice.selectSlice(getOriginalState())
        const { filesToUpload, spareFiles } = postUploadSlice.selectSlice(getState())
        forgetLeftOut([...payload.files, ...before], [...filesToUpload, ...spareFiles])
      },
    }),
    startListening({ actionCreator: postAddRequested, effect: addPost }),
    startListening({
      matcher: isAnyOf(filesChosen, fileRetried, filesRetried, tabChosen, uploadsResumed),
      effect: sendWaiting,
    }),
    startListening({
      actionCreator: uploadsPaused,
      effect: requests.stopAll,
    }),
    startListening({
      actionCreator: fileRemoved,
      effect: async ({ payload }, listenerApi) => {
        requests.forget(payload.id)
        await sendWaiting(null, listenerApi)
      },
    }),
    startListening({
      actionCreator: uploadClosed,
      effect: (_action, { getOriginalState }) => {
        const { filesToUpload, spareFiles } = postUploadSlice.selectSlice(getOriginalState())
        for (const { id } of [...filesToUpload, ...spareFiles]) requests.forget(id)
      },
    }),
  ]
  return () => {
    for (const end of stops) end()
  }
}
