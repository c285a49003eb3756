import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { permissionHolder } from '@/common/session/useUser'
import { userApi } from '@/common/session/userApi'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { User } from '@/contract/entities/user'
import { hasPermission } from '@/contract/permissions'
import { draftFound, draftSettled, editorSlice, type WithEditor } from '../editorSlice'
import { fitDraft, isStoredAlready } from '../model/fitDraft'
import { isSame } from '../model/isDirty'
import { draftOf, parseDraft } from './keptDraft'
import {
  draftKey,
  readDraft,
  removeDraft,
  removeOldDrafts,
  writeDraft,
  type DraftPage,
} from './draftStorage'

type DraftThunk = ThunkAction<Promise<void>, WithEditor, unknown, UnknownAction>
type WithUser = Parameters<ReturnType<typeof userApi.endpoints.getUser.select>>[0]

/** Looks for a draft of the post that was just loaded; from then on the work on it is kept. */
export function seekDraft(): DraftThunk {
  return async (dispatch, getState, page) => {
    const { postId, postInfo } = editorSlice.selectSlice(getState())
    const user = userOf(getState())
    if (postId === null || !postInfo || !user) return
    if (!hasPermission(permissionHolder(user), 'EDIT_POST')) return
    const key = draftKey(user, postId)
    await removeOldDrafts(page as DraftPage, Date.now())
    const kept = await readDraft(page as DraftPage, key)
    const draft = parseDraft(kept)
    const fitted = draft && fitDraft(draft.document, postInfo, draft.seenMedia)
    if (draft && fitted && !isStoredAlready(fitted.document, postInfo)) {
      const { revision, mediaIndex, savedAt } = draft
      dispatch(draftFound({ postId, offer: { ...fitted, revision, mediaIndex, savedAt } }))
      return
    }
    dispatch(draftSettled({ postId }))
    if (kept === undefined) return
    await removeDraft(page as DraftPage, key)
    if (!draft) dispatch(toastShown({ tone: 'warning', message: { id: 'draft.alert_unreadable' } }))
  }
}

/** Keeps the work as it is now; where nothing is left to save, the draft goes. */
export function keepDraft(): DraftThunk {
  return async (_dispatch, getState, page) => {
    const state = editorSlice.selectSlice(getState())
    const user = userOf(getState())
    const draft = draftOf(state, Date.now())
    if (!draft || !user || !state.draft.isSettled) return
    const key = draftKey(user, draft.postId)
    // More exact than what a save asks about: an order of elements alone is kept as well.
    if (isSame(state.document, state.baseline)) await removeDraft(page as DraftPage, key)
    else await writeDraft(page as DraftPage, key, draft)
  }
}

/** Removes the draft of a post: the person does not want it any more. */
export function forgetDraft(postId: number): DraftThunk {
  return async (_dispatch, getState, page) => {
    const user = userOf(getState())
    if (user) await removeDraft(page as DraftPage, draftKey(user, postId))
  }
}

function userOf(state: unknown): User | null {
  return userApi.endpoints.getUser.select()(state as WithUser).data ?? null
}
