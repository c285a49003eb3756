import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import { createUploadQueue, forgetUnused } from '@/common/uploads/createUploadQueue'
import { uploadsPaused, uploadsResumed } from '@/common/uploads/queuedFile'
import { requestMedia } from '@/features/posts/uploads/files/postUploadApi'
import {
  fileFailed,
  fileRemoved,
  fileRetried,
  filesChosen,
  filesRetried,
  fileStarted,
  fileUploaded,
  fileRepeated,
  postAddRequested,
  postPerFileChosen,
  postUploadSlice,
  tabChosen,
  uploadClosed,
} from './postUploadSlice'
import type { FileToUpload, PostUploadState } from './postUploadState'
import { addPosts } from './addPosts'
import { waitingFiles } from './postFiles'
import { createComparison } from './repeatedFiles'

type WithPostUpload = Record<typeof postUploadSlice.reducerPath, PostUploadState>
type EffectApi = ListenerEffectAPI<WithPostUpload, AppDispatch>

/** Sends chosen files a few at a time; removing a file aborts its request and forgets it. */
export function listenForPostUpload(startListening: StartListening<WithPostUpload>) {
  const queue = createUploadQueue()

  const comparison = createComparison()

  async function leaveOutRepeated({ dispatch, getState }: EffectApi) {
    const state = () => postUploadSlice.selectSlice(getState())
    const next = () => waitingFiles(state()).find((file) => !comparison.isDone(file))
    for (let file = next(); file; file = next()) {
      const repeated = await comparison.repeatedBy(file, state())
      if (repeated) dispatch(fileRepeated({ id: file.id, sameAs: repeated.id }))
    }
  }

  async function sendWaiting(_action: unknown, listenerApi: EffectApi) {
    const { dispatch, getState } = listenerApi
    await leaveOutRepeated(listenerApi)
    await queue.sendWaiting({
      next: (room) => {
        const state = postUploadSlice.selectSlice(getState())
        if (state.isPaused) return []
        return waitingFiles(state).filter(comparison.isDone).slice(0, room)
      },
      started: ({ id }) => dispatch(fileStarted({ id })),
      send: ({ id }: FileToUpload) => requestMedia(dispatch, id),
      arrived: ({ id }, media) => dispatch(fileUploaded({ id, media })),
      failed: ({ id }, failure) => dispatch(fileFailed({ id, ...failure })),
    })
  }

  startListening({
    actionCreator: filesChosen,
    effect: ({ payload }, { getState, getOriginalState }) => {
      const { spareFiles: before } = postUploadSlice.selectSlice(getOriginalState())
      const { filesToUpload, spareFiles } = postUploadSlice.selectSlice(getState())
      forgetUnused([...payload.files, ...before], [...filesToUpload, ...spareFiles])
    },
  })
  startListening({ actionCreator: postAddRequested, effect: addPosts })
  startListening({
    matcher: isAnyOf(
      filesChosen,
      fileFailed,
      fileRetried,
      filesRetried,
      postPerFileChosen,
      tabChosen,
      uploadsResumed,
    ),
    effect: sendWaiting,
  })
  startListening({
    actionCreator: tabChosen,
    effect: (_action, { getState, getOriginalState }) => {
      const before = postUploadSlice.selectSlice(getOriginalState())
      const { filesToUpload, uploadedFiles } = postUploadSlice.selectSlice(getState())
      const kept = new Set([...filesToUpload, ...uploadedFiles].map(({ id }) => id))
      for (const { id } of [...before.filesToUpload, ...before.uploadedFiles]) {
        if (!kept.has(id)) queue.forget(id)
      }
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
      const { filesToUpload, uploadedFiles, spareFiles } =
        postUploadSlice.selectSlice(getOriginalState())
      for (const { id } of [...filesToUpload, ...uploadedFiles, ...spareFiles]) queue.forget(id)
      comparison.forgetAll()
    },
  })
}
