import type { AppThunk } from '@/common/store/hooks'
import { permissionHolder } from '@/common/session/useUser'
import { userApi } from '@/common/session/userApi'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { hasPermission } from '@/contract/permissions'
import { draftFound, draftSettled, editorSlice, type WithEditor } from '../editorSlice'
import { fitDraft, isStoredAlready } from '../model/wire/fitDraft'
import { isSame } from '@/common/lib/isSame'
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

/** The key of the open post's draft; null where nothing is stored. */
export function keyOfOpenPost(state: WithEditor): string | null {
  const { postId } = selectSlice(state)
  const user = userApi.endpoints.getUser.select()(state as unknown as WithUser).data
  if (postId === null || !user) return null
  return hasPermission(permissionHolder(user), 'EDIT_POST') ? draftKey(user, postId) : null
}

/**
 * Whether nothing is left to save. More exact than the check of a save: a changed order of elements alone is stored
 * as well.
 */
export function isClean(state: WithEditor): boolean {
  const { document, baseline } = selectSlice(state)
  return isSame(document, baseline)
}

/** The lock is this tab's, and still that of the open post. */
const isOwnDraft = (lock: DraftLock, state: WithEditor) =>
  lock.isHeld() && keyOfOpenPost(state) === lock.key

/** Looks for a draft of the open post as soon as this tab holds the lock; from then on its work is stored. */
export function seekDraft(lock: DraftLock): DraftThunk {
  return async (dispatch, getState, page) => {
    await removeOldDrafts(page as DraftPage, Date.now())
    const kept = await readDraft(page as DraftPage, lock.key)
    const { postId, postInfo, draft: current } = selectSlice(getState())
    if (!isOwnDraft(lock, getState()) || postId === null || !postInfo) return
    const draft = parseDraft(kept)
    if (current.isSettled) {
      // The lock was held before, and there may be work here: what another tab left meanwhile waits for the next
      // visit.
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

/** Stores the current work; where nothing is left to save, removes the draft. */
export function keepDraft(lock: DraftLock): DraftThunk {
  return async (_dispatch, getState, page) => {
    const state = selectSlice(getState())
    const draft = draftOf(state, Date.now())
    if (!draft || !isOwnDraft(lock, getState()) || !state.draft.isSettled) return
    if (isClean(getState())) {
      await removeDraft(page as DraftPage, lock.key)
      return
    }
    lock.keptAt = draft.savedAt
    await writeDraft(page as DraftPage, lock.key, draft)
  }
}

/** Takes the lock from a tab that has no unsaved work, because there is some here. */
export function takeDraft(lock: DraftLock): DraftThunk {
  return async (_dispatch, getState, page) => {
    if (lock.isHeld() || isClean(getState())) return
    const kept = await readDraft(page as DraftPage, lock.key)
    if (kept === undefined) lock.take()
  }
}

/** Removes the draft of a post, because the person does not want it any more. */
export function forgetDraft(lock: DraftLock): DraftThunk {
  return async (_dispatch, _getState, page) => {
    if (lock.isHeld()) await removeDraft(page as DraftPage, lock.key)
  }
}
