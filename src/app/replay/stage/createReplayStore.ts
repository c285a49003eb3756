import { instrument } from '@redux-devtools/instrument'
import { configureStore, Tuple } from '@reduxjs/toolkit'
import { createLateReducers, takeSlices } from '@/common/store/lateReducers'
import { LATE_SLICES } from '../../state/lateSlices'
import { createRootReducer } from '../../state/rootReducer'
import { replayFirewall } from './replayFirewall'
// A request of an unknown endpoint would break the API's reducer.
import '../../state/endpointModules'

/**
 * The store of a replay: the cabinet's reducers under Redux DevTools' history, without middleware. It changes only
 * through its `liftedStore`.
 */
export function createReplayStore() {
  const history = instrument(undefined, { shouldCatchErrors: true })
  // Without these reducers the states of slices that load with their pages would be missing.
  const late = createLateReducers(LATE_SLICES)
  const slices = takeSlices(late)
  // The first enhancer is the outermost.
  const enhancers = new Tuple<[typeof replayFirewall, typeof slices, typeof history]>(
    replayFirewall,
    slices,
    history,
  )
  return configureStore({
    reducer: createRootReducer(late),
    devTools: false,
    middleware: () => new Tuple(),
    enhancers: () => enhancers,
  })
}

export type ReplayStore = ReturnType<typeof createReplayStore>
