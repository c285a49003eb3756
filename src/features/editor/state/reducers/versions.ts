import { current, type PayloadAction } from '@reduxjs/toolkit'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { LastChange } from '@/contract/entities/posts/postConflict'
import { applyChange, openPost } from './editing'
import { finishSave, isSentStored, keepMine, stopLeaving } from './saving'
import { stamped, type Stamped } from '@/features/editor/state/actions'
import type { DraftOffer, EditorState } from '@/features/editor/state/editorState'

interface DraftFound {
  postId: number
  offer: DraftOffer
}

interface Conflict {
  requestId: string
  postInfo: PostInfo
  lastChange?: LastChange | null
}

/** Records the slides of the restored draft that the stored post does not have as uploaded. */
function noteUploaded({ document, postInfo, seenMedia }: EditorState): void {
  const stored = new Set(postInfo?.media.map(({ id }) => id))
  const uploaded = document.media.map(({ id }) => id).filter((id) => !stored.has(id))
  seenMedia.uploaded.push(...uploaded)
}

/** The decision about the unsaved work of an earlier visit; the listeners store drafts. */
export const draftReducers = {
  draftFound: (state: EditorState, { payload: { postId, offer } }: PayloadAction<DraftFound>) => {
    if (postId === state.postId && !state.draft.isSettled) state.draft.offer = offer
  },
  /** Without a draft to offer, changes are stored from now on. */
  draftSettled: (state: EditorState, { payload }: PayloadAction<{ postId: number }>) => {
    if (payload.postId === state.postId) state.draft = { isSettled: true, offer: null }
  },
  /**
   * Restores the draft in one step, so that one undo leads back to the stored post. The status in the draft is ignored.
   */
  draftRestored: {
    prepare: () => stamped(null),
    reducer: (state: EditorState, { meta }: Stamped<null>) => {
      const { offer } = current(state).draft
      if (!offer) return
      const { isPublished: _stored, ...kept } = offer.document
      state.draft = { isSettled: true, offer: null }
      state.mediaIndex = Math.min(offer.mediaIndex, Math.max(0, kept.media.length - 1))
      applyChange(state, (document) => Object.assign(document, kept), {
        label: 'draft-restored',
        at: meta.at,
        selectionAfter: [],
      })
      state.frame = state.document.media[state.mediaIndex]?.view ?? state.frame
      noteUploaded(state)
    },
  },
  draftDeclined: (state: EditorState) => {
    state.draft = { isSettled: true, offer: null }
  },
  /** The person leaves without saving, so nothing is stored from now on. */
  workDiscarded: (state: EditorState) => {
    state.draft = { isSettled: false, offer: null }
  },
}

/** A save that found another version, and the person's choice then or when they are asked on leaving. */
export const conflictReducers = {
  saveConflicted: (state: EditorState, { payload }: PayloadAction<Conflict>) => {
    if (payload.requestId !== state.save.requestId) return
    // An earlier press has saved the same, but its response was lost.
    if (isSentStored(state, payload.postInfo)) {
      finishSave(state, payload.postInfo)
      if (state.leaving) state.leaving = 'saved'
      return
    }
    state.save.status = 'idle'
    state.conflict = payload.postInfo
    state.conflictBy = payload.lastChange ?? null
    stopLeaving(state)
  },
  /** The person has left, or has stayed. */
  leavingEnded: (state: EditorState) => {
    state.leaving = null
  },
  /** Saves the user's version over the other user's. */
  mineKept: {
    prepare: () => stamped(null),
    reducer: (state: EditorState, { meta }: Stamped<null>) => {
      keepMine(state, meta)
    },
  },
  /** Replaces the user's version by the other user's. */
  theirsTaken: (state: EditorState) => {
    if (state.conflict) openPost(state, state.conflict)
  },
  conflictClosed: (state: EditorState) => {
    state.conflict = null
  },
}
