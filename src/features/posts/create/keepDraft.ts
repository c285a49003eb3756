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

/** Begins a post; a draft of an earlier visit is offered. */
export function openDraft(owner: DraftOwner): AppThunk {
  return (dispatch) => {
    dispatch(createPostOpened(readDraft(owner)))
  }
}

/** Keeps the draft as it is now; an empty one is forgotten, and one that is still being offered is left alone. */
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

/** Begins anew; the offered draft is forgotten. */
export function declineDraft(owner: DraftOwner): AppThunk {
  return (dispatch) => {
    removeDraft(owner)
    dispatch(offerDeclined())
  }
}

/** Leaves the screen; what the browser keeps is offered the next time. */
export function leaveDraft(): AppThunk {
  return (dispatch, getState) => {
    for (const { id } of draftState(getState()).files) fileRegistry.remove(id)
    dispatch(createPostClosed())
  }
}
