import type { Reducer, StoreEnhancer } from '@reduxjs/toolkit'

/** A slice whose reducer comes with its page. */
export interface LateSlice {
  reducerPath: string
  reducer: Reducer
}

/** The code of slices that has come to one store so far. It runs only for the slices that the state says are loaded. */
export interface LateReducers {
  bring: (slice: LateSlice) => void
  /** The reducers of loaded slices, by their place in the state. */
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
          if (!reducer) throw new Error(`The reducer of ${slice} has not come`)
          return [slice, reducer] as const
        }),
      ),
  }
}

/** A store that pages bring slices to. */
export interface TakesSlices {
  bringSlice: LateReducers['bring']
}

/** Lets pages bring slices to the store whose root reducer knows these late ones. */
export const takeSlices =
  ({ bring }: LateReducers): StoreEnhancer<TakesSlices> =>
  (next) =>
  (reducer, preloadedState) => ({ ...next(reducer, preloadedState), bringSlice: bring })
