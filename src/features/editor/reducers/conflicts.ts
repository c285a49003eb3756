import type { EditorState } from '../editorState'
import { stamped, type Stamped } from '../stamped'
import { openPost } from './editing'
import { keepMine } from './saving'

/** What a person answers when a save found another version, or was asked for on the way out. */
export const conflictReducers = {
  /** The way on was taken, or given up. */
  leavingEnded: (state: EditorState) => {
    state.leaving = null
  },
  /** Saves what is here over what the other person stored. */
  mineKept: {
    prepare: () => stamped(null),
    reducer: (state: EditorState, { meta }: Stamped<null>) => {
      keepMine(state, meta)
    },
  },
  /** Leaves what is here for what the other person stored. */
  theirsTaken: (state: EditorState) => {
    if (state.conflict) openPost(state, state.conflict)
  },
  conflictClosed: (state: EditorState) => {
    state.conflict = null
  },
}
