import { isAnyOf } from '@reduxjs/toolkit'
import { connectionFound } from '@/app/state/connectionSlice'
import type { Message } from '@/common/i18n/messages'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import { LIMITS } from '@/contract/limits'
import {
  backgroundUploaded,
  mediaAdded,
  mediaReplaced,
  postClosed,
  selectDocument,
  selectFreeSlides,
  stickerUploaded,
  type WithEditor,
  coversRead,
  editorSlice,
  unsentSaveForgotten,
} from '@/features/editor/editorSlice'
import { openPostApi } from '@/features/editor/state/openPostApi'
import { videoCoverApi } from '@/features/posts/cover/videoCoverApi'
import {
  arrivedFiles,
  mediaFileArrived,
  mediaFileDropped,
  mediaFileFailed,
  mediaFileRetried,
  mediaFileTaken,
  mediaUploadSlice,
  mediaUploadsLeft,
  type ArrivedFile,
  type MediaUploadState,
  type UploadTarget,
} from '@/features/posts/uploads/openPost/mediaUploadSlice'

type WithUploads = WithEditor & Record<typeof mediaUploadSlice.reducerPath, MediaUploadState>

/** Adds uploaded files to the open post by their target; files of a closed post are dropped. */
export function listenForArrivedFiles(startListening: StartListening<WithUploads>) {
  /** Ids of slides whose file was replaced, with the new ids: an upload for an old id goes to its new one. */
  const replacedBy = new Map<number, number>()
  startListening({
    matcher: isAnyOf(mediaFileArrived, mediaFileRetried, mediaFileFailed, mediaFileDropped),
    effect: (_action, { getState, dispatch }) => {
      // Each round removes one file from the list, and may itself trigger another run of this listener.
      for (;;) {
        const [file] = arrivedFiles(mediaUploadSlice.selectSlice(getState()))
        if (!file?.arrived) return
        const { id, arrived } = file
        const target = standing(getState(), file.target, replacedBy)
        const problem = obstacle(getState(), target)
        dispatch(
          problem ? mediaFileFailed({ id, problem, canRetry: true }) : mediaFileTaken({ id }),
        )
        if (problem) continue
        if (target.kind === 'replacement' && 'media' in arrived) {
          replacedBy.set(target.mediaId, arrived.media.id)
        }
        handOver(arrived, target, dispatch)
      }
    },
  })
  startListening({
    actionCreator: postClosed,
    effect: (_action, { dispatch }) => {
      replacedBy.clear()
      dispatch(mediaUploadsLeft())
    },
  })
}

/** The current id of a slide: its file may have been replaced, and with it the id. */
function standing(
  state: WithUploads,
  target: UploadTarget,
  replacedBy: ReadonlyMap<number, number>,
): UploadTarget {
  if (!('mediaId' in target)) return target
  const isThere = (mediaId: number) => selectDocument(state).media.some(({ id }) => id === mediaId)
  let wanted: number | undefined = target.mediaId
  while (wanted !== undefined && !isThere(wanted)) wanted = replacedBy.get(wanted)
  return wanted === undefined ? target : { ...target, mediaId: wanted }
}

/**
 * Why the post cannot accept a file now: slides may have been added or removed while it was
 * uploaded.
 */
function obstacle(state: WithUploads, target: UploadTarget): Message | null {
  if (target.kind === 'slide' && selectFreeSlides(state) === 0) {
    return { id: 'media.error_no-room', values: { max: LIMITS.filesPerPost } }
  }
  const { media } = selectDocument(state)
  const isGone = 'mediaId' in target && !media.some(({ id }) => id === target.mediaId)
  return isGone ? { id: 'media.error_slide-gone' } : null
}

function handOver(arrived: ArrivedFile, target: UploadTarget, dispatch: AppDispatch): void {
  if ('media' in arrived) {
    const { media } = arrived
    if (target.kind === 'slide') dispatch(mediaAdded(media))
    if (target.kind === 'replacement') dispatch(mediaReplaced({ mediaId: target.mediaId, media }))
    return
  }
  const { pictureUrl, width, height } = arrived.picture
  if (target.kind === 'background') {
    dispatch(backgroundUploaded({ mediaId: target.mediaId, pictureUrl }))
  }
  if (target.kind === 'sticker') {
    dispatch(stickerUploaded({ pictureUrl, size: { width, height } }))
  }
}

/**
 * Shows the new cover of a video in the open post immediately, whatever else is being changed
 * there.
 */
export function listenForCoverChange(startListening: StartListening<WithEditor>) {
  startListening({
    matcher: videoCoverApi.endpoints.updateVideoCover.matchFulfilled,
    effect: async (_action, { getState, dispatch }) => {
      const { postId } = editorSlice.selectSlice(getState())
      if (postId === null) return
      const { data } = await dispatch(
        openPostApi.endpoints.getPost.initiate(postId, { forceRefetch: true, subscribe: false }),
      )
      if (data) dispatch(coversRead(data))
    },
  })
}

/** Once the connection is back, removes the message about a save that could not be sent. The changes remain unsaved. */
export function listenForFoundConnection(startListening: StartListening<WithEditor>) {
  startListening({
    actionCreator: connectionFound,
    effect: (_action, { dispatch }) => {
      dispatch(unsentSaveForgotten())
    },
  })
}
