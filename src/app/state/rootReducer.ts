import { combineSlices, type Reducer } from '@reduxjs/toolkit'
import { api } from '@/common/api/api'
import { unsavedChangesSlice } from '@/common/store/unsavedChangesSlice'
import { sessionSlice } from '@/common/session/sessionSlice'
import type { LateReducers } from '@/common/store/lateReducers'
import { loadedSlicesSlice } from '@/common/store/loadedSlicesSlice'
import { toastsSlice } from '@/common/ui/toasts/toastsSlice'
import { pictureUploadsSlice } from '@/common/uploads/pictureUploadsSlice'
import { membershipSlice } from '@/features/membership/membershipSlice'
import { overlaySlice } from '@/features/palette/paletteSlice'
import { POSTS_SLICES } from '@/features/posts/postsSlice'
import { toursSlice } from '@/features/tours/toursSlice'
import type { LateState } from './lateSlices'
import { connectionSlice } from './connectionSlice'
import { interfaceSlice } from './interfaceSlice'
import { locationSlice } from '@/common/routing/locationSlice'
import { sessionRecordSlice } from '@/common/store/sessionRecordSlice'

/** The slices that every screen may read. A replay has the same ones from its first state. */
export const FIRST_SLICES = [
  api,
  loadedSlicesSlice,
  connectionSlice,
  interfaceSlice,
  locationSlice,
  sessionSlice,
  sessionRecordSlice,
  unsavedChangesSlice,
  toastsSlice,
  pictureUploadsSlice,
  ...POSTS_SLICES,
  membershipSlice,
  overlaySlice,
  toursSlice,
] as const

const firstReducer = combineSlices(...FIRST_SLICES)

/** A late slice is absent until the state lists it as loaded. */
export type RootState = ReturnType<typeof firstReducer> & Partial<LateState>

/**
 * The root reducer of one store. It is a pure function of state and action. A late slice has a state from the action
 * that loaded it, both in the session and in its replay.
 */
export function createRootReducer(late: LateReducers): Reducer<RootState> {
  /** The reducers of each set of loaded slices. */
  const combined = new Map<string, Reducer<RootState>>([['', firstReducer]])

  function reducerWith(slices: readonly string[]): Reducer<RootState> {
    // The order of loading does not change the state.
    const names = [...slices].sort()
    const key = names.join()
    const known = combined.get(key)
    if (known) return known
    const reducer = combineSlices(...FIRST_SLICES, late.of(names)) as Reducer<RootState>
    combined.set(key, reducer)
    return reducer
  }

  return (state, action) =>
    reducerWith(loadedSlicesSlice.reducer(state?.loadedSlices, action))(state, action)
}
