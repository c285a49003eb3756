import { createLateReducers } from '@/common/store/lateReducers'
import { LATE_SLICES } from './lateSlices'
import { createRootReducer } from './rootReducer'

/** The root reducer with the code of every slice at hand, as a replay needs it. */
export const createFullReducer = () => createRootReducer(createLateReducers(LATE_SLICES))
