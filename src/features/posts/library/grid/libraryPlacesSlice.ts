import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface LibraryPlacesState {
  /** How far each list was scrolled when it was left, in px, by the query part of its address. */
  offsets: Record<string, number>
}

const initialState: LibraryPlacesState = { offsets: {} }

/** The scroll positions of the library's lists, restored on return. */
export const libraryPlacesSlice = createSlice({
  name: 'libraryPlaces',
  initialState,
  reducers: {
    libraryLeft: (state, { payload }: PayloadAction<{ list: string; offset: number }>) => {
      state.offsets[payload.list] = payload.offset
    },
  },
  selectors: { selectOffset: (state, list: string) => state.offsets[list] ?? null },
})

export const { libraryLeft } = libraryPlacesSlice.actions
export const { selectOffset } = libraryPlacesSlice.selectors
