import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/**
 * The late slices that are loaded: only their reducers run. It is state, and loading a slice is an action, so that a
 * replay, which has every reducer from the start, reaches the same states.
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
