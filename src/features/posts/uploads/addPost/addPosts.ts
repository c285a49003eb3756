import type { ListenerEffectAPI } from '@reduxjs/toolkit'
import { asApiError } from '@/common/api/apiError'
import { currentAccount } from '@/common/api/pageFacts'
import type { AppDispatch } from '@/common/store/hooks'
import { postUploadApi } from '../files/postUploadApi'
import { addFailure, showAdded, showAllAdded } from './addOutcome'
import { filesOfPost, isPost } from './postFiles'
import {
  postAddFailed,
  postOfFileAdded,
  postOfFileRefused,
  postUploadSlice,
  uploadClosed,
} from './postUploadSlice'
import type { PostUploadState } from './postUploadState'

type WithPostUpload = Record<typeof postUploadSlice.reducerPath, PostUploadState>
type EffectApi = ListenerEffectAPI<WithPostUpload, AppDispatch>

/** Creates one post from all uploaded files, or a post from each. A second request meanwhile is ignored. */
export async function addPosts(_action: unknown, listenerApi: EffectApi): Promise<void> {
  const { getState, getOriginalState } = listenerApi
  if (postUploadSlice.selectSlice(getOriginalState()).adding) return
  const { isPostPerFile, mediaList } = postUploadSlice.selectSlice(getState())
  await (isPostPerFile ? addPostOfEach(mediaList, listenerApi) : addOne(mediaList, listenerApi))
}

/** A repeated request after a lost response returns the post that it created. */
function create(mediaList: number[], { getState, dispatch }: EffectApi) {
  const { caption, modalType } = postUploadSlice.selectSlice(getState())
  const postType = modalType === 'story' ? 'story' : 'post'
  const body = { username: currentAccount(), postType, caption, mediaList } as const
  return dispatch(postUploadApi.endpoints.createUploadedPost.initiate(body, { track: false }))
}

async function addOne(mediaList: number[], listenerApi: EffectApi) {
  const { dispatch } = listenerApi
  const { data, error } = await create(mediaList, listenerApi)
  if (!data) {
    dispatch(postAddFailed(addFailure(error)))
    return
  }
  dispatch(uploadClosed())
  showAdded(dispatch, 'upload.alert_post-added', data.vitrinaPost.id)
}

/**
 * Creates a post from each file, beginning with the last file, because the library shows the newest post first. A
 * refused file does not stop the others. Any other error ends the work, because it would repeat for each file.
 */
async function addPostOfEach(mediaList: readonly number[], listenerApi: EffectApi) {
  const { getState, dispatch } = listenerApi
  for (const mediaId of [...mediaList].reverse()) {
    const { data, error } = await create([mediaId], listenerApi)
    if (data) {
      dispatch(postOfFileAdded({ mediaId, postId: data.vitrinaPost.id }))
      continue
    }
    if (asApiError(error)?.kind !== 'envelope') {
      dispatch(postAddFailed(addFailure(error)))
      return
    }
    dispatch(postOfFileRefused({ mediaId, problem: addFailure(error) }))
  }
  const state = postUploadSlice.selectSlice(getState())
  if (filesOfPost(state).length > 0) {
    dispatch(postAddFailed(null))
    return
  }
  dispatch(uploadClosed())
  const ids = state.uploadedFiles.filter(isPost).map(({ postId }) => postId ?? null)
  const [only = null] = ids
  if (ids.length === 1) showAdded(dispatch, 'upload.alert_post-added', only)
  else showAllAdded(dispatch, ids)
}
