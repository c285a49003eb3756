import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import { currentAccount } from '@/common/api/pageFacts'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import { createUploadQueue, forgetUnused } from '@/common/uploads/createUploadQueue'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { uploadsPaused, uploadsResumed } from '@/common/uploads/queuedFile'
import { postUploadApi } from '../files/postUploadApi'
import { requestMedia } from '@/features/posts/uploads/files/postUploadApi'
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
  type FileToUpload,
  type PostUploadState,
} from './postUploadSlice'
import { addFailure, showAdded } from './addOutcome'
import { waitingFiles } from './filesOfPost'

type WithPostUpload = Record<typeof postUploadSlice.reducerPath, PostUploadState>
type EffectApi = ListenerEffectAPI<WithPostUpload, AppDispatch>

/** Sends chosen files a few at a time; removing a file aborts its request and forgets it. */
export function listenForPostUpload(startListening: StartListening<WithPostUpload>) {
  const queue = createUploadQueue()

  const sendWaiting = (_action: unknown, { dispatch, getState }: EffectApi) =>
    queue.sendWaiting({
      next: (room) => {
        const state = postUploadSlice.selectSlice(getState())
        return state.isPaused ? [] : waitingFiles(state).slice(0, room)
      },
      started: ({ id }) => dispatch(fileStarted({ id })),
      send: ({ id }: FileToUpload) => requestMedia(dispatch, id),
      arrived: ({ id }, media) => {
        fileRegistry.remove(id)
        dispatch(fileUploaded({ id, media }))
      },
      failed: ({ id }, failure) => dispatch(fileFailed({ id, ...failure })),
    })

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
    showAdded(dispatch, 'upload.alert_post-added', data.vitrinaPost.id)
  }

  startListening({
    actionCreator: filesChosen,
    effect: ({ payload }, { getState, getOriginalState }) => {
      const { spareFiles: before } = postUploadSlice.selectSlice(getOriginalState())
      const { filesToUpload, spareFiles } = postUploadSlice.selectSlice(getState())
      forgetUnused([...payload.files, ...before], [...filesToUpload, ...spareFiles])
    },
  })
  startListening({ actionCreator: postAddRequested, effect: addPost })
  startListening({
    matcher: isAnyOf(filesChosen, fileRetried, filesRetried, tabChosen, uploadsResumed),
    effect: sendWaiting,
  })
  startListening({
    actionCreator: tabChosen,
    effect: (_action, { getState, getOriginalState }) => {
      const { filesToUpload: before } = postUploadSlice.selectSlice(getOriginalState())
      const { filesToUpload, uploadedFiles } = postUploadSlice.selectSlice(getState())
      const kept = new Set([...filesToUpload, ...uploadedFiles].map(({ id }) => id))
      for (const { id } of before) if (!kept.has(id)) queue.forget(id)
    },
  })
  startListening({
    actionCreator: uploadsPaused,
    effect: queue.stopAll,
  })
  startListening({
    actionCreator: fileRemoved,
    effect: async ({ payload }, listenerApi) => {
      queue.forget(payload.id)
      await sendWaiting(null, listenerApi)
    },
  })
  startListening({
    actionCreator: uploadClosed,
    effect: (_action, { getOriginalState }) => {
      const { filesToUpload, spareFiles } = postUploadSlice.selectSlice(getOriginalState())
      for (const { id } of [...filesToUpload, ...spareFiles]) queue.forget(id)
    },
  })
}
