import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/**
 * The panel that is open beside the library: what waits for the team, the filters, the saved filters, or a dialog about
 * one of those.
 */
export type LibraryPanel =
  | { kind: 'attention' | 'filters' | 'views' | 'save-view' }
  | { kind: 'delete-view'; viewId: number }

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
