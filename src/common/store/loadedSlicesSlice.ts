import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/**
 * Whose reducers run of those that come with their pages. It is a part of the state, and the loading of a slice an
 * action, so that a replay, which has every reducer at hand, goes through the same states.
 */
export const loadedSlicesSlice = createSlice({
  name: 'loadedSlices',
  initialState: [] as string[],
  reducers: {
    sliceLoaded: (slices, { payload }: PayloadAction<{ slice: string }>) => {
      if (!slices.includes(payload.slice)) slices.push(payload.slice)
    },
  },
  selectors: {
    selectAreLoaded: (slices, wanted: readonly { reducerPath: string }[]) =>
      wanted.every(({ reducerPath }) => slices.includes(reducerPath)),
  },
})

export const { sliceLoaded } = loadedSlicesSlice.actions
export const { selectAreLoaded } = loadedSlicesSlice.selectors
