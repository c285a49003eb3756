import type { Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { TakesSlices } from './lateReducers'

/** Dispatch for components: accepts thunks and any action, and does not depend on a slice. */
export type AppDispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/** A thunk's result, and the state that it reads. */
export type AppThunk<Result = void, State = unknown> = ThunkAction<
  Result,
  State,
  unknown,
  UnknownAction
>

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()

/** The store itself, for work that is done once for all components. */
export const useAppStore = useStore.withTypes<Store & TakesSlices>()

/**
 * Selectors belong to their slice and do not need the type of the root state, so a component depends only on the slices
 * that it reads.
 */
export const useAppSelector: <State, Selected>(selector: (state: State) => Selected) => Selected =
  useSelector
