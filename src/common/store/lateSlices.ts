import type { Reducer } from '@reduxjs/toolkit'

/** A slice whose reducer comes with its page. */
export interface LateSlice {
  reducerPath: string
  reducer: Reducer
}

/** The code that has come so far. It runs only for the slices that the state says are loaded. */
const atHand = new Map<string, Reducer>()

export function bringSlice({ reducerPath, reducer }: LateSlice): void {
  atHand.set(reducerPath, reducer)
}

/** The reducers of loaded slices, by their place in the state. */
export function broughtReducers(slices: readonly string[]): Record<string, Reducer> {
  const reducers = slices.map((slice) => {
    const reducer = atHand.get(slice)
    if (!reducer) throw new Error(`The reducer of ${slice} has not come`)
    return [slice, reducer] as const
  })
  return Object.fromEntries(reducers)
}
