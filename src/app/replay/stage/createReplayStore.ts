import { instrument } from '@redux-devtools/instrument'
import { configureStore, Tuple } from '@reduxjs/toolkit'
import { rootReducer } from '../../state/rootReducer'
import { replayFirewall } from './replayFirewall'
// A request of an unknown endpoint would break the API's reducer.
import '../../state/endpointModules'
// Without them the states of slices that load with their pages would be missing.
import '../../state/lateSlices'

/**
 * The store of a replay: the cabinet's reducers under Redux DevTools' history, without middleware. It changes only
 * through its `liftedStore`.
 */
export function createReplayStore() {
  const history = instrument(undefined, { shouldCatchErrors: true })
  // The first is the outermost.
  const enhancers = new Tuple<[typeof replayFirewall, typeof history]>(replayFirewall, history)
  return configureStore({
    reducer: rootReducer,
    devTools: false,
    middleware: () => new Tuple(),
    enhancers: () => enhancers,
  })
}

export type ReplayStore = ReturnType<typeof createReplayStore>
