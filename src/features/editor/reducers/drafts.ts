import { current, type PayloadAction } from '@reduxjs/toolkit'
import type { DraftOffer, EditorState } from '../editorState'
import { stamped, type Stamped } from '../stamped'
import { applyChange } from './editing'

interface DraftFound {
  postId: number
  offer: DraftOffer
}

/** Whatever the stored post does not have was uploaded in the work that is gone on with. */
function noteUploaded({ document, postInfo, seenMedia }: EditorState): void {
  const stored = new Set(postInfo?.media.map(({ id }) => id))
  const uploaded = document.media.map(({ id }) => id).filter((id) => !stored.has(id))
  seenMedia.uploaded.push(...uploaded)
}

/** What becomes of the unsaved work of an earlier visit; keeping it is the listeners'. */
export const draftReducers = {
  draftFound: (state: EditorState, { payload: { postId, offer } }: PayloadAction<DraftFound>) => {
    if (postId === state.postId && !state.draft.isSettled) state.draft.offer = offer
  },
  /** There is no draft to offer: what is done from now on is kept. */
  draftSettled: (state: EditorState, { payload }: PayloadAction<{ postId: number }>) => {
    if (payload.postId === state.postId) state.draft = { isSettled: true, offer: null }
  },
  /** One step, so that undo leads back to the post as it is stored. The status is never a draft's. */
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
  /** The person leaves without saving: from here on nothing is kept. */
  workDiscarded: (state: EditorState) => {
    state.draft = { isSettled: false, offer: null }
  },
}
