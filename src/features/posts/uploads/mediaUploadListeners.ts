import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import { asApiError } from '@/common/api/apiError'
import type { Message } from '@/common/i18n/messages'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { FILES_AT_ONCE } from '@/common/uploads/filesAtOnce'
import { uploadMessage } from '@/common/uploads/uploadMessage'
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
  type MediaUpload,
  type MediaUploadState,
} from './mediaUploadSlice'
import { postUploadApi } from './postUploadApi'
import { uploadsPaused, uploadsResumed } from './postUploadSlice'
import { refusalOfTab } from './uploadQueue'
import { userPictureApi } from './userPictureApi'

type WithMediaUpload = Record<typeof mediaUploadSlice.reducerPath, MediaUploadState>
type EffectApi = ListenerEffectAPI<WithMediaUpload, AppDispatch>

const { selectSlice } = mediaUploadSlice

/** Sends files for an open post a few at a time; a dropped file's request is stopped and its file forgotten. */
export function listenForMediaUploads(startListening: StartListening<WithMediaUpload>) {
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

  async function send(file: MediaUpload, { dispatch }: EffectApi) {
    const { id, name, target } = file
    const refusal = refusalOf(file)
    if (refusal) {
      dispatch(mediaFileFailed({ id, problem: refusal, canRetry: false }))
      return
    }
    dispatch(mediaFileStarted({ id }))
    const request = begin(file, dispatch)
    requests.set(id, request.abort)
    const { arrived, error } = await request.answer
    // Stopped meanwhile; the same file may be on its way again.
    if (requests.get(id) !== request.abort) return
    requests.delete(id)
    if (arrived) {
      dispatch(mediaFileArrived({ id, arrived }))
      return
    }
    const failure = asApiError(error) ?? { kind: 'network' }
    const message = uploadMessage(failure, name)
    dispatch(
      mediaFileFailed({
        id,
        problem: target.kind === 'background' ? ofBackground(message) : message,
        // A refusal stays a refusal; a broken connection may mend.
        canRetry: failure.kind !== 'envelope',
      }),
    )
  }

  async function sendWaiting(_action: unknown, listenerApi: EffectApi): Promise<void> {
    const { isPaused, files } = selectSlice(listenerApi.getState())
    if (isPaused) return
    const next = files
      .filter(({ status }) => status === 'waiting')
      .slice(0, Math.max(0, FILES_AT_ONCE - requests.size))
    await Promise.all(
      next.map(async (file) => {
        await send(file, listenerApi)
        await sendWaiting(null, listenerApi)
      }),
    )
  }

  /** Forgets files for which there was no place. */
  function forgetLeftOut({ payload }: ReturnType<typeof mediaFilesChosen>, listenerApi: EffectApi) {
    const { files } = selectSlice(listenerApi.getState())
    for (const { id } of payload.files) {
      if (!files.some((file) => file.id === id)) fileRegistry.remove(id)
    }
  }

  async function forgetAndGoOn(
    { payload }: { payload: { id: string } },
    listenerApi: EffectApi,
  ): Promise<void> {
    forget(payload.id)
    await sendWaiting(null, listenerApi)
  }

  const stops = [
    startListening({ actionCreator: mediaFilesChosen, effect: forgetLeftOut }),
    startListening({
      matcher: isAnyOf(mediaFilesChosen, mediaFileRetried, uploadsResumed),
      effect: sendWaiting,
    }),
    startListening({
      actionCreator: uploadsPaused,
      effect: () => {
        for (const id of requests.keys()) stop(id)
      },
    }),
    startListening({ actionCreator: mediaFileDropped, effect: forgetAndGoOn }),
    startListening({ actionCreator: mediaFileTaken, effect: forgetAndGoOn }),
    startListening({
      actionCreator: mediaUploadsLeft,
      effect: (_action, { getOriginalState }) => {
        for (const { id } of selectSlice(getOriginalState()).files) forget(id)
      },
    }),
  ]
  return () => {
    for (const end of stops) end()
  }
}

function begin({ id, target }: MediaUpload, dispatch: AppDispatch) {
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

/** Section 8 has words of its own for a background that did not load. */
function ofBackground(message: Message): Message {
  const isBroken = 'id' in message && message.id.startsWith('upload.error_')
  return isBroken ? { id: 'upload-error-retry' } : message
}
