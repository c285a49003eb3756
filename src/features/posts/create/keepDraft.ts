import type { AppThunk } from '@/common/store/hooks'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import {
  createPostClosed,
  createPostOpened,
  createPostSlice,
  draftKept,
  offerDeclined,
} from './createPostSlice'
import type { DraftPersistence } from './draftPersistence'
import { draftState } from './draftState'

/** Opens the screen, unless it is left before; a draft of an earlier visit is offered. */
export function openDraft(
  persistence: DraftPersistence,
  visit: AbortSignal,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const offer = (await persistence.read()) ?? null
    if (!visit.aborted) dispatch(createPostOpened(offer))
  }
}

/** Stores the current draft, removes an empty one, and keeps the stored one while it is on offer. */
export function keepDraft(persistence: DraftPersistence): AppThunk {
  return (dispatch, getState) => {
    const state = draftState(getState())
    const { draft, files, offer, isOpen } = state
    if (!isOpen || offer) return
    const isDirty = createPostSlice.getSelectors().selectIsDraftDirty(state)
    if (!isDirty) persistence.remove()
    const isKept = isDirty && persistence.write({ draft, fileNames: files.map(({ name }) => name) })
    if (isKept !== state.isKept) dispatch(draftKept(isKept))
  }
}

/** Starts from scratch; the offered draft is removed. */
export function declineDraft(persistence: DraftPersistence): AppThunk {
  return (dispatch) => {
    persistence.remove()
    dispatch(offerDeclined())
  }
}

/** Leaves the screen; the stored draft is offered the next time. */
export function leaveDraft(): AppThunk {
  return (dispatch, getState) => {
    for (const { id } of draftState(getState()).files) fileRegistry.remove(id)
    dispatch(createPostClosed())
  }
}
