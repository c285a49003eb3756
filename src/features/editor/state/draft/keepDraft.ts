import * as v from 'valibot'
import type { BrowserPort } from '@/common/lib/browserPort'
import { isSame } from '@/common/lib/isSame'
import { userApi, permissionHolder } from '@/common/session/user'
import type { AppThunk } from '@/common/store/hooks'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { DAY_MS } from '@/contract/constants'
import { hasPermission } from '@/contract/permissions'
import {
  draftFound,
  draftSettled,
  editorSlice,
  type WithEditor,
} from '@/features/editor/editorSlice'
import { isStoredAlready } from '@/features/editor/model/isStoredAlready'
import { fitDraft } from './fitDraft'
import type { DraftLock } from './draftLock'
import { draftOf, isNewerDraft, parseDraft, type KeptDraft } from './keptDraft'

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
 * Whether everything is saved. This check is more exact than that of a save: a changed stacking order alone counts as a
 * change.
 */
export function isClean(state: WithEditor): boolean {
  const { document, baseline } = selectSlice(state)
  return isSame(document, baseline)
}

/** Whether this tab holds the lock, and the lock is still that of the open post. */
const isOwnDraft = (lock: DraftLock, state: WithEditor) =>
  lock.isHeld() && keyOfOpenPost(state) === lock.key

/** Looks for a draft of the open post once this tab holds the lock. From then on the tab's work is stored. */
export function seekDraft(lock: DraftLock): DraftThunk {
  return async (dispatch, getState, page) => {
    await removeOldDrafts(page as DraftPage, Date.now())
    const kept = await readDraft(page as DraftPage, lock.key)
    const { postId, postInfo, draft: current } = selectSlice(getState())
    if (!isOwnDraft(lock, getState()) || postId === null || !postInfo) return
    const draft = parseDraft(kept)
    if (current.isSettled) {
      // The lock was lost and granted again. A draft that another tab has stored meanwhile is not overwritten: this tab
      // releases the lock, and the next visit offers the draft.
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

/** Stores the current work, or removes the draft when everything is saved. */
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

/** Takes the lock for this tab's unsaved work, from a tab that has stored no draft. */
export function takeDraft(lock: DraftLock): DraftThunk {
  return async (_dispatch, getState, page) => {
    if (lock.isHeld() || isClean(getState())) return
    const kept = await readDraft(page as DraftPage, lock.key)
    if (kept === undefined) lock.take()
  }
}

/** Removes the draft of a post, because the user has discarded it. */
export function forgetDraft(lock: DraftLock): DraftThunk {
  return async (_dispatch, _getState, page) => {
    if (lock.isHeld()) await removeDraft(page as DraftPage, lock.key)
  }
}

/** The owner of a draft: one person in one account, because a browser may be shared. */
export interface DraftOwner {
  username: string
  email: string
}

/** The part of the page that stores drafts. */
type DraftPage = Pick<BrowserPort, 'loadDraftRecords'>

/** Older drafts are removed. */
export const DRAFT_LIFETIME_MS = 30 * DAY_MS

const datedSchema = v.object({ savedAt: v.number() })

export const draftKey = ({ username, email }: DraftOwner, postId: number) =>
  JSON.stringify([username, email, postId])

/** Undefined when nothing was stored, or the storage is not available. */
async function readDraft(page: DraftPage, key: string): Promise<unknown> {
  try {
    const records = await page.loadDraftRecords()
    return await records.read(key)
  } catch {
    return undefined
  }
}

async function writeDraft(page: DraftPage, key: string, draft: KeptDraft): Promise<void> {
  try {
    const records = await page.loadDraftRecords()
    await records.write(key, draft)
  } catch {
    // A browser without space stores no drafts; the work goes on.
  }
}

async function removeDraft(page: DraftPage, key: string): Promise<void> {
  try {
    const records = await page.loadDraftRecords()
    await records.remove(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Removes all drafts that are too old, of every person. */
async function removeOldDrafts(page: DraftPage, now: number): Promise<void> {
  try {
    const records = await page.loadDraftRecords()
    for (const [key, draft] of await records.readAll()) {
      const isRecent = v.is(datedSchema, draft) && now - draft.savedAt < DRAFT_LIFETIME_MS
      if (!isRecent) await records.remove(key)
    }
  } catch {
    // Drafts that could not be removed now are removed when the next post is opened.
  }
}
