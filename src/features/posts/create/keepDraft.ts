import type { AppThunk } from '@/common/store/hooks'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import {
  createPostClosed,
  createPostOpened,
  createPostSlice,
  draftKept,
  offerDeclined,
} from './createPostSlice'
import { draftState } from './draftState'
import { readDraft, removeDraft, writeDraft, type DraftOwner } from './draftStorage'

/** Opens the screen; a draft of an earlier visit is offered. */
export function openDraft(owner: DraftOwner): AppThunk {
  return (dispatch) => {
    dispatch(createPostOpened(readDraft(owner)))
  }
}

/** Stores the current draft; an empty one is removed, and one that is still on offer is left alone. */
export function keepDraft(owner: DraftOwner): AppThunk {
  return (dispatch, getState) => {
    const state = draftState(getState())
    const { draft, files, offer } = state
    if (offer) return
    const isDirty = createPostSlice.getSelectors().selectIsDraftDirty(state)
    if (!isDirty) removeDraft(owner)
    const isKept = isDirty && writeDraft(owner, { draft, fileNames: files.map(({ name }) => name) })
    if (isKept !== state.isKept) dispatch(draftKept(isKept))
  }
}

/** Starts from scratch; the offered draft is removed. */
export function declineDraft(owner: DraftOwner): AppThunk {
  return (dispatch) => {
    removeDraft(owner)
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
