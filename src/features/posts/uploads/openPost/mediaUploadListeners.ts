import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
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
import { postUploadApi } from '../files/postUploadApi'
import { uploadsPaused, uploadsResumed } from '../addPost/postUploadSlice'
import { refusalOfTab } from '../addPost/uploadQueue'
import { createUploadRequests, forgetLeftOut, uploadFailure } from '../files/uploadRequests'
import { userPictureApi } from './userPictureApi'

type WithMediaUpload = Record<typeof mediaUploadSlice.reducerPath, MediaUploadState>
type EffectApi = ListenerEffectAPI<WithMediaUpload, AppDispatch>

const { selectSlice } = mediaUploadSlice

/** Sends files for an open post a few at a time; a dropped file's request is stopped and its file forgotten. */
export function listenForMediaUploads(startListening: StartListening<WithMediaUpload>) {
  const requests = createUploadRequests()

  async function send(file: MediaUpload, { dispatch }: EffectApi) {
    const { id, name } = file
    const refusal = refusalOf(file)
    if (refusal) {
      dispatch(mediaFileFailed({ id, problem: refusal, canRetry: false }))
      return
    }
    dispatch(mediaFileStarted({ id }))
    const request = begin(file, dispatch)
    const answer = await requests.follow(id, request.abort, request.answer)
    if (!answer) return
    const { arrived, error } = answer
    if (arrived) {
      dispatch(mediaFileArrived({ id, arrived }))
      return
    }
    dispatch(mediaFileFailed({ id, ...uploadFailure(error, name) }))
  }

  async function sendWaiting(_action: unknown, listenerApi: EffectApi): Promise<void> {
    const { isPaused, files } = selectSlice(listenerApi.getState())
    if (isPaused) return
    const next = files.filter(({ status }) => status === 'waiting').slice(0, requests.room())
    await Promise.all(
      next.map(async (file) => {
        await send(file, listenerApi)
        await sendWaiting(null, listenerApi)
      }),
    )
  }

  function forgetSpares(
    chosen: readonly { id: string }[],
    { getState, getOriginalState }: EffectApi,
  ) {
    const { files, spareFiles } = selectSlice(getState())
    const before = selectSlice(getOriginalState()).spareFiles
    forgetLeftOut([...chosen, ...before], [...files, ...spareFiles])
  }

  async function forgetAndGoOn(
    { payload }: { payload: { id: string } },
    listenerApi: EffectApi,
  ): Promise<void> {
    requests.forget(payload.id)
    forgetSpares([], listenerApi)
    await sendWaiting(null, listenerApi)
  }

  const stops = [
    startListening({
      actionCreator: mediaFilesChosen,
      effect: ({ payload }, listenerApi) => {
        forgetSpares(payload.files, listenerApi)
      },
    }),
    startListening({
      matcher: isAnyOf(mediaFilesChosen, mediaFileRetried, uploadsResumed),
      effect: sendWaiting,
    }),
    startListening({
      actionCreator: uploadsPaused,
      effect: requests.stopAll,
    }),
    startListening({ actionCreator: mediaFileDropped, effect: forgetAndGoOn }),
    startListening({ actionCreator: mediaFileTaken, effect: forgetAndGoOn }),
    startListening({
      actionCreator: mediaUploadsLeft,
      effect: (_action, { getOriginalState }) => {
        const { files, spareFiles } = selectSlice(getOriginalState())
        for (const { id } of [...files, ...spareFiles]) requests.forget(id)
      },
    }),
  ]
  return () => {
    for (const end of stops) end()
  }
}

interface UploadRequest {
  abort: () => void
  answer: Promise<{ arrived: ArrivedFile | undefined; error?: unknown }>
}

function begin({ id, target }: MediaUpload, dispatch: AppDispatch): UploadRequest {
  const options = { track: false } as const
  if (target.kind === 'slide' || target.kind === 'replacement') {
    const request = dispatch(postUploadApi.endpoints.uploadMedia.initiate({ fileId: id }, options))
    return {
      abort: () => {
        request.abort()
      },
      answer: request.then(({ data, error }) => ({ arrived: data && { media: data }, error })),
    }
  }
  const request = dispatch(
    userPictureApi.endpoints.uploadUserPicture.initiate({ fileId: id }, options),
  )
  return {
    abort: () => {
      request.abort()
    },
    answer: request.then(({ data, error }) => ({ arrived: data && { picture: data }, error })),
  }
}

function refusalOf(file: MediaUpload): Message | null {
  const { target } = file
  return 'isStory' in target && target.isStory ? refusalOfTab('story', file) : null
}
