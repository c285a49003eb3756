import type { Reducer, StoreEnhancer } from '@reduxjs/toolkit'

/** A slice whose reducer is loaded with its page. */
export interface LateSlice {
  reducerPath: string
  reducer: Reducer
}

/** The slices whose code is loaded in one store. A reducer runs only for the slices that the state lists as loaded. */
export interface LateReducers {
  bring: (slice: LateSlice) => void
  /** The reducers of loaded slices, by their path in the state. */
  of: (slices: readonly string[]) => Record<string, Reducer>
}

export function createLateReducers(present: readonly LateSlice[] = []): LateReducers {
  const reducers = new Map(present.map(({ reducerPath, reducer }) => [reducerPath, reducer]))
  return {
    bring: ({ reducerPath, reducer }) => {
      reducers.set(reducerPath, reducer)
    },
    of: (slices) =>
      Object.fromEntries(
        slices.map((slice) => {
          const reducer = reducers.get(slice)
          // Only a record that is imported into Redux DevTools lists slices whose code is not here.
          if (!reducer)
            throw new Error(
              `The slice ${slice} has not loaded: reload the cabinet, then import again`,
            )
          return [slice, reducer] as const
        }),
      ),
  }
}

/** A store to which pages add slices. */
export interface TakesSlices {
  bringSlice: LateReducers['bring']
}

/** Lets pages add slices to the store whose root reducer uses these late reducers. */
export const takeSlices =
  ({ bring }: LateReducers): StoreEnhancer<TakesSlices> =>
  (next) =>
  (reducer, preloadedState) => ({ ...next(reducer, preloadedState), bringSlice: bring })
