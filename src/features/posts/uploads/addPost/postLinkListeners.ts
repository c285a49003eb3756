import type { ListenerEffectAPI } from '@reduxjs/toolkit'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import { normalizeLink } from '@/contract/text/links'
import { postUploadApi } from '../files/postUploadApi'
import {
  linkAdded,
  linkAddRequested,
  linkAddStopped,
  linkRefused,
  postUploadSlice,
} from './postUploadSlice'
import type { PostUploadState } from './postUploadState'
import { addFailure, showAdded } from './addOutcome'

type WithPostUpload = Record<typeof postUploadSlice.reducerPath, PostUploadState>
type EffectApi = ListenerEffectAPI<WithPostUpload, AppDispatch>

/** Adds the post of the typed link; reading its page can be cancelled. */
export function listenForPostLink(startListening: StartListening<WithPostUpload>) {
  async function addByLink(_action: unknown, { getState, dispatch, condition }: EffectApi) {
    const { links, modalType } = postUploadSlice.selectSlice(getState())
    const type = modalType === 'story' || modalType === 'live' ? modalType : 'post'
    const request = dispatch(
      postUploadApi.endpoints.addPostByLink.initiate(
        { link: normalizeLink(links[0]?.link ?? ''), type },
        { track: false },
      ),
    )
    const answered = await Promise.race([request, condition(linkAddStopped.match)])
    if (answered === true) {
      request.abort()
      return
    }
    const { data, error } = await request
    if (!data) {
      dispatch(linkRefused(addFailure(error)))
      return
    }
    dispatch(linkAdded())
    const words = data.isNew ? 'upload.alert_link-added' : 'upload.alert_link-known'
    showAdded(dispatch, words, data.postInfo.vitrinaPost.id)
  }

  startListening({ actionCreator: linkAddRequested, effect: addByLink })
}
