import { currentAccount } from '@/common/api/pageFacts'
import { failureMessage } from '@/common/api/apiError'
import { paths } from '@/common/routing/paths'
import type { AppDispatch, AppThunk } from '@/common/store/hooks'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { createUploadQueue } from '@/common/uploads/createUploadQueue'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { WAITING } from '@/common/uploads/queuedFile'
import type { BackgroundChoice } from '@/contract/entities/posts/media'
import { createPostApi } from './createPostApi'
import {
  backgroundDrawn,
  draftFileChanged,
  postCreated,
  saveFailed,
  saveStarted,
  type DraftFile,
  draftState,
} from './createPostSlice'
import { requestMedia } from '@/features/posts/uploads/files/postUploadApi'
import type { DraftPersistence } from './postDraft'

type GetState = () => unknown

/**
 * The first save of a post from scratch: draws its background or uploads its files, then creates the post. A retry
 * keeps the files stored by an earlier attempt.
 * @param skuId the product that the post is about
 */
export function createPost(
  persistence: DraftPersistence,
  background: BackgroundChoice | null,
  skuId: number | undefined,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { draft, files, isSaving } = draftState(getState())
    if (isSaving) return
    if (draft.basis === 'files' && files.length === 0) {
      dispatch(saveFailed({ id: 'create-post.alert_no-files' }))
      return
    }
    dispatch(saveStarted())
    const mediaList =
      draft.basis === 'files'
        ? await sendFiles(dispatch, getState)
        : await drawBackground(dispatch, getState, background)
    if (!mediaList) return
    const { data, error } = await dispatch(
      createPostApi.endpoints.createPost.initiate(
        {
          username: currentAccount(),
          caption: draft.caption,
          mediaList,
          albumList: draft.albums.map(({ id }) => id),
          ...(skuId !== undefined && { skuId }),
        },
        { track: false },
      ),
    )
    if (!data) {
      dispatch(saveFailed(failureMessage(error)))
      return
    }
    persistence.remove()
    for (const { id } of files) fileRegistry.remove(id)
    showCreated(dispatch, getState, data.vitrinaPost.id)
  }
}

/** Opens the post for a person who is still on this screen; one who has left gets a link to it. */
function showCreated(dispatch: AppDispatch, getState: GetState, id: number | null) {
  const isHere = draftState(getState()).isSaving
  const link = !isHere &&
    id !== null && {
      link: { to: paths.post(id), message: { id: 'upload.action_open-post' } as const },
    }
  dispatch(postCreated(id))
  dispatch(toastShown({ tone: 'success', message: { id: 'upload.alert_post-added' }, ...link }))
}

async function drawBackground(
  dispatch: AppDispatch,
  getState: GetState,
  choice: BackgroundChoice | null,
): Promise<number[] | null> {
  const { drawn } = draftState(getState())
  if (!choice) {
    dispatch(saveFailed({ id: 'upload-error-retry' }))
    return null
  }
  if (drawn?.backgroundId === choice.id) return [drawn.mediaId]
  const { data, error } = await dispatch(
    createPostApi.endpoints.drawBackgrounds.initiate([choice.background], { track: false }),
  )
  const [media] = data ?? []
  if (!media) {
    const message = failureMessage(error)
    // A refusal has a text of its own. For any other error the message asks to try the background again
    // (product-rules/posts.md#post-from-scratch).
    dispatch(saveFailed(message && 'id' in message ? { id: 'upload-error-retry' } : message))
    return null
  }
  dispatch(backgroundDrawn({ backgroundId: choice.id, mediaId: media.id }))
  return [media.id]
}

/** Ids of the files in the order of the post; null when one of them failed. */
async function sendFiles(dispatch: AppDispatch, getState: GetState): Promise<number[] | null> {
  const current = () => draftState(getState()).files
  const waiting = current().filter(({ media }) => !media)
  const change = (id: string, facts: Partial<DraftFile>) =>
    dispatch(draftFileChanged({ id, change: facts }))
  await createUploadQueue().sendWaiting({
    next: (room) => waiting.splice(0, room),
    started: ({ id }) => change(id, { ...WAITING, status: 'sending' }),
    send: ({ id }: DraftFile) => requestMedia(dispatch, id),
    arrived: ({ id }, media) => change(id, { status: 'ready', media }),
    failed: ({ id }, failure) => change(id, { status: 'failed', ...failure }),
  })
  const ids = current().flatMap(({ media }) => media?.id ?? [])
  if (ids.length > 0 && ids.length === current().length) return ids
  dispatch(saveFailed({ id: 'create-post.alert_files-failed' }))
  return null
}
