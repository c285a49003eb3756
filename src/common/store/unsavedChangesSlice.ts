import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface UnsavedChangesState {
  /** Ids of the guards that hold changes now. */
  guards: string[]
}

const initialState: UnsavedChangesState = { guards: [] }

/** Whether something on the screen is changed and not saved, wherever the changes themselves are kept. */
export const unsavedChangesSlice = createSlice({
  name: 'unsavedChanges',
  initialState,
  reducers: {
    changesHeld: (state, { payload: guard }: PayloadAction<string>) => {
      state.guards.push(guard)
    },
    changesLetGo: (state, { payload: guard }: PayloadAction<string>) => {
      state.guards = state.guards.filter((id) => id !== guard)
    },
  },
  selectors: {
    selectHasUnsavedChanges: ({ guards }) => guards.length > 0,
  },
})

export const { changesHeld, changesLetGo } = unsavedChangesSlice.actions
export const { selectHasUnsavedChanges } = unsavedChangesSlice.selectors
