import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import { createUploadQueue, forgetUnused, uploadRequest } from '@/common/uploads/createUploadQueue'
import {
  mediaFileArrived,
  mediaFileDropped,
  mediaFileFailed,
  mediaFileRetried,
  mediaFilesChosen,
  mediaFileStarted,
  mediaFileTaken,
  mediaUploadSlice,
  mediaUploadsLeft,
  type ArrivedFile,
  type MediaUpload,
  type MediaUploadState,
} from './mediaUploadSlice'
import { requestMedia, userPictureApi } from '@/features/posts/uploads/files/postUploadApi'
import { uploadsPaused, uploadsResumed } from '@/common/uploads/queuedFile'
import { refusalOfTab } from '../addPost/postFiles'

type WithMediaUpload = Record<typeof mediaUploadSlice.reducerPath, MediaUploadState>
type EffectApi = ListenerEffectAPI<WithMediaUpload, AppDispatch>

const { selectSlice } = mediaUploadSlice

/** Uploads files for an open post a few at a time; removing a file aborts its request and forgets it. */
export function listenForMediaUploads(startListening: StartListening<WithMediaUpload>) {
  const queue = createUploadQueue()

  const sendWaiting = (_action: unknown, { dispatch, getState }: EffectApi) =>
    queue.sendWaiting({
      next: (room) => {
        const { isPaused, files } = selectSlice(getState())
        if (isPaused) return []
        return files.filter(({ status }) => status === 'waiting').slice(0, room)
      },
      refusalOf,
      started: ({ id }) => dispatch(mediaFileStarted({ id })),
      send: (file: MediaUpload) => begin(file, dispatch),
      arrived: ({ id }, arrived: ArrivedFile) => dispatch(mediaFileArrived({ id, arrived })),
      failed: ({ id }, failure) => dispatch(mediaFileFailed({ id, ...failure })),
    })

  function forgetSpares(
    chosen: readonly { id: string }[],
    { getState, getOriginalState }: EffectApi,
  ) {
    const { files, spareFiles } = selectSlice(getState())
    const before = selectSlice(getOriginalState()).spareFiles
    forgetUnused([...chosen, ...before], [...files, ...spareFiles])
  }

  async function forgetAndGoOn(
    { payload }: { payload: { id: string } },
    listenerApi: EffectApi,
  ): Promise<void> {
    queue.forget(payload.id)
    forgetSpares([], listenerApi)
    await sendWaiting(null, listenerApi)
  }

  startListening({
    actionCreator: mediaFilesChosen,
    effect: ({ payload }, listenerApi) => {
      forgetSpares(payload.files, listenerApi)
    },
  })
  startListening({
    matcher: isAnyOf(mediaFilesChosen, mediaFileRetried, uploadsResumed),
    effect: sendWaiting,
  })
  startListening({
    actionCreator: uploadsPaused,
    effect: queue.stopAll,
  })
  startListening({ actionCreator: mediaFileDropped, effect: forgetAndGoOn })
  startListening({ actionCreator: mediaFileTaken, effect: forgetAndGoOn })
  startListening({
    actionCreator: mediaUploadsLeft,
    effect: (_action, { getOriginalState }) => {
      const { files, spareFiles } = selectSlice(getOriginalState())
      for (const { id } of [...files, ...spareFiles]) queue.forget(id)
    },
  })
}

interface UploadRequest {
  abort: () => void
  response: PromiseLike<{ data: ArrivedFile | undefined; error?: unknown }>
}

function begin({ id, target }: MediaUpload, dispatch: AppDispatch): UploadRequest {
  if (target.kind === 'slide' || target.kind === 'replacement') {
    const { abort, response } = requestMedia(dispatch, id)
    return {
      abort,
      response: response.then(({ data, error }) => ({ data: data && { media: data }, error })),
    }
  }
  const { abort, response } = uploadRequest(
    dispatch(userPictureApi.endpoints.uploadUserPicture.initiate({ fileId: id }, { track: false })),
  )
  return {
    abort,
    response: response.then(({ data, error }) => ({ data: data && { picture: data }, error })),
  }
}

function refusalOf(file: MediaUpload): Message | null {
  const { target } = file
  return 'isStory' in target && target.isStory ? refusalOfTab('story', file) : null
}
