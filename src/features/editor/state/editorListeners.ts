import { type ListenerEffectAPI } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { failureMessage, asApiError, type ApiError } from '@/common/api/apiError'
import { copyText } from '@/common/lib/copyText'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { SAVE_MESSAGE_MS } from '@/contract/constants'
import { postConflictSchema, type PostConflict } from '@/contract/entities/posts/postConflict'
import { copyrightApi } from './copyrightApi'
import { openPostApi } from './openPostApi'
import {
  authorMessageCopied,
  editorSlice,
  mineKept,
  saveConflicted,
  saveFailed,
  saveMessageCleared,
  saveRequested,
  saveSucceeded,
  type WithEditor,
} from '@/features/editor/editorSlice'
import { withInteractionIds } from '@/features/editor/model/storedElements'
import { toWire } from '@/features/editor/model/wire'
import { WIRE_LISTS } from '@/features/editor/kinds/placedRules'
import type { ElementPlace, RefusedPlace } from '@/features/editor/model/saveProblem'
import type { Stamp } from './actions'

type EffectApi = ListenerEffectAPI<WithEditor, AppDispatch>

/**
 * Sends the document that the slice has prepared. For a refused request the slice has prepared none, so nothing is
 * sent.
 */
async function send(
  { meta: { id: requestId } }: { meta: Stamp },
  { getState, dispatch, condition }: EffectApi,
): Promise<void> {
  // A running write increases the revision that the save must contain, so the save waits for it.
  if (isWritingAside(getState())) await condition((_action, state) => !isWritingAside(state))
  const { save, postInfo, postId, linkIds, interactionIds, seenMedia } =
    editorSlice.selectSlice(getState())
  if (save.requestId !== requestId || !save.sent || !postInfo || postId === null) return
  const { data, error } = await dispatch(
    openPostApi.endpoints.savePost.initiate(
      {
        postInfo: toWire(
          withInteractionIds(save.sent, interactionIds),
          postInfo,
          linkIds,
          seenMedia,
        ),
        request: { revision: postInfo.vitrinaPost.revision },
      },
      { track: false },
    ),
  )
  if (data) {
    dispatch(saveSucceeded({ requestId, postInfo: data }))
    if (save.asksAuthor && !data.vitrinaPost.copyrightRequest) {
      await dispatch(
        copyrightApi.endpoints.updateCopyrightRequest.initiate(
          { postId, status: 'sending' },
          { track: false },
        ),
      )
    }
    return
  }
  const failure = asApiError(error) ?? { kind: 'network' }
  const theirs = isConflict(failure) ? await storedPost(failure, postId, dispatch) : null
  dispatch(
    theirs
      ? saveConflicted({ requestId, ...theirs })
      : saveFailed({
          requestId,
          message: failureMessage(failure),
          place: placeOf(failure),
        }),
  )
}

function isWritingAside(state: WithEditor): boolean {
  return editorSlice.selectSlice(state).sideWrite?.isBusy ?? false
}

const PLACES: Record<string, RefusedPlace> = {
  'vitrinaPost.albumList': 'albums',
  'vitrinaPost.publishTime': 'publishTime',
  'vitrinaPost.unpublishTime': 'unpublishTime',
  'adsMarker.info.erid': 'ads',
  'adsMarker.info.advertiser': 'ads',
  'adsMarker.info.inn': 'ads',
  'adsMarker.info.note': 'ads',
}

function placeOf(error: ApiError): RefusedPlace | null {
  if (error.kind !== 'envelope') return null
  const field = error.field ?? ''
  return PLACES[field] ?? elementPlaceOf(field)
}

/** The position of a refused element from a path such as `media.0.interactions.1`. */
function elementPlaceOf(field: string): ElementPlace | null {
  const [, mediaIndex, name, index] = /^media\.(\d+)\.(\w+)\.(\d+)$/.exec(field) ?? []
  const known = WIRE_LISTS.find(({ list }) => list === name)
  return known ? { mediaIndex: Number(mediaIndex), list: known.list, index: Number(index) } : null
}

type HttpError = Extract<ApiError, { kind: 'http' }>

function isConflict(error: ApiError): error is HttpError {
  return error.kind === 'http' && error.status === 409 && error.code === 'stale-revision'
}

/** The other user's version, from the refusal if it contains one; otherwise it is requested. */
async function storedPost(
  { body }: HttpError,
  postId: number,
  dispatch: AppDispatch,
): Promise<PostConflict | null> {
  const parsed = v.safeParse(postConflictSchema, body)
  if (parsed.success) return parsed.output
  const { data } = await dispatch(
    openPostApi.endpoints.getPost.initiate(postId, { forceRefetch: true, subscribe: false }),
  )
  return data ? { postInfo: data, lastChange: null } : null
}

/** Sends saves, clears the success message after its time, and copies the message to the author. */
export function listenForEditor(startListening: StartListening<WithEditor>) {
  startListening({ actionCreator: saveRequested, effect: send })
  startListening({ actionCreator: mineKept, effect: send })
  startListening({
    actionCreator: authorMessageCopied,
    effect: async ({ payload }, { dispatch }) => {
      const isCopied = await copyText(payload)
      dispatch(
        toastShown(
          isCopied
            ? { tone: 'success', message: { id: 'permission.alert_copied' } }
            : { tone: 'warning', message: { id: 'permission.alert_copy-failed' } },
        ),
      )
    },
  })
  startListening({
    // A success message disappears by itself; a failure stays until the next save.
    actionCreator: saveSucceeded,
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners()
      await delay(SAVE_MESSAGE_MS)
      dispatch(saveMessageCleared())
    },
  })
}
