import type { AppThunk } from '@/common/store/hooks'
import { permissionHolder } from '@/common/session/useUser'
import { userApi } from '@/common/session/userApi'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { hasPermission } from '@/contract/permissions'
import { draftFound, draftSettled, editorSlice, type WithEditor } from '../editorSlice'
import { fitDraft, isStoredAlready } from '../model/wire/fitDraft'
import { isSame } from '../model/history/isDirty'
import { draftOf, isNewerDraft, parseDraft } from './keptDraft'
import {
  draftKey,
  readDraft,
  removeDraft,
  removeOldDrafts,
  writeDraft,
  type DraftPage,
} from './draftStorage'
import type { DraftLock } from './draftLock'

type DraftThunk = AppThunk<Promise<void>, WithEditor>
type WithUser = Parameters<ReturnType<typeof userApi.endpoints.getUser.select>>[0]

const { selectSlice } = editorSlice

/** Whose draft of the open post it would be; null where nothing is kept. */
export function keyOfOpenPost(state: WithEditor): string | null {
  const { postId } = selectSlice(state)
  const user = userApi.endpoints.getUser.select()(state as unknown as WithUser).data
  if (postId === null || !user) return null
  return hasPermission(permissionHolder(user), 'EDIT_POST') ? draftKey(user, postId) : null
}

/** Nothing is left to save. More exact than what a save asks about: an order of elements alone is kept as well. */
export function isClean(state: WithEditor): boolean {
  const { document, baseline } = selectSlice(state)
  return isSame(document, baseline)
}

/** The draft is this tab's, and still that of the open post. */
const isAtHand = (lock: DraftLock, state: WithEditor) =>
  lock.isHeld() && keyOfOpenPost(state) === lock.key

/** Looks for a draft of the open post as soon as this tab holds it; from then on the work on it is kept. */
export function seekDraft(lock: DraftLock): DraftThunk {
  return async (dispatch, getState, page) => {
    await removeOldDrafts(page as DraftPage, Date.now())
    const kept = await readDraft(page as DraftPage, lock.key)
    const { postId, postInfo, draft: current } = selectSlice(getState())
    if (!isAtHand(lock, getState()) || postId === null || !postInfo) return
    const draft = parseDraft(kept)
    if (current.isSettled) {
      // It was held before, and there may be work on it: what another tab left meanwhile is for the next visit.
      if (kept !== undefined && draft?.savedAt !== lock.keptAt) lock.letGo()
      return
    }
    const fitted = draft && fitDraft(draft.document, postInfo, draft.seenMedia)
    if (draft && fitted && !isStoredAlready(fitted.document, postInfo)) {
      const { revision, mediaIndex, savedAt } = draft
      dispatch(draftFound({ postId, offer: { ...fitted, revision, mediaIndex, savedAt } }))
      return
    }
    dispatch(draftSettled({ postId }))
    if (kept === undefined) return
    if (isNewerDraft(kept)) {
      lock.letGo()
      dispatch(toastShown({ tone: 'warning', message: { id: 'draft.alert_newer' } }))
      return
    }
    await removeDraft(page as DraftPage, lock.key)
    if (!draft) dispatch(toastShown({ tone: 'warning', message: { id: 'draft.alert_unreadable' } }))
  }
}

/** Keeps the work as it is now; where nothing is left to save, the draft goes. */
export function keepDraft(lock: DraftLock): DraftThunk {
  return async (_dispatch, getState, page) => {
    const state = selectSlice(getState())
    const draft = draftOf(state, Date.now())
    if (!draft || !isAtHand(lock, getState()) || !state.draft.isSettled) return
    if (isClean(getState())) {
      await removeDraft(page as DraftPage, lock.key)
      return
    }
    lock.keptAt = draft.savedAt
    await writeDraft(page as DraftPage, lock.key, draft)
  }
}

/** Takes the draft from a tab that keeps no work in it, for there is work here. */
export function takeDraft(lock: DraftLock): DraftThunk {
  return async (_dispatch, getState, page) => {
    if (lock.isHeld() || isClean(getState())) return
    const kept = await readDraft(page as DraftPage, lock.key)
    if (kept === undefined) lock.take()
  }
}

/** Removes the draft of a post: the person does not want it any more. */
export function forgetDraft(lock: DraftLock): DraftThunk {
  return async (_dispatch, _getState, page) => {
    if (lock.isHeld()) await removeDraft(page as DraftPage, lock.key)
  }
}
