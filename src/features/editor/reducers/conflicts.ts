import type { EditorState } from '../editorState'
import { stamped, type Stamped } from '../stamped'
import { openPost } from './editing'
import { keepMine } from './saving'

/** The person's choice when a save found another version, or when they are asked on leaving. */
export const conflictReducers = {
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
