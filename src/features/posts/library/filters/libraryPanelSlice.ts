import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/**
 * The panel or the dialog that is open beside the library: what waits for the team, the filters, the saved filters, or
 * near-duplicates.
 */
export type LibraryPanel =
  | { kind: 'attention' | 'filters' | 'views' | 'save-view' }
  | { kind: 'delete-view'; viewId: number }
  /** Near-duplicates of a post, and the one that the person keeps; null until another than the proposed one is chosen. */
  | { kind: 'compare'; postId: number; keptId: number | null }

export interface LibraryPanelState {
  panel: LibraryPanel | null
}

const initialState: LibraryPanelState = { panel: null }

export const libraryPanelSlice = createSlice({
  name: 'libraryPanel',
  initialState,
  reducers: {
    libraryPanelOpened: (state, { payload }: PayloadAction<LibraryPanel>) => {
      state.panel = payload
    },
    libraryPanelClosed: (state) => {
      state.panel = null
    },
  },
  selectors: { selectLibraryPanel: (state) => state.panel },
})

export const { libraryPanelOpened, libraryPanelClosed } = libraryPanelSlice.actions
export const { selectLibraryPanel } = libraryPanelSlice.selectors
