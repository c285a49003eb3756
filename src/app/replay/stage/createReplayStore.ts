import { instrument } from '@redux-devtools/instrument'
import { configureStore, Tuple } from '@reduxjs/toolkit'
import { rootReducer } from '../../state/rootReducer'
import { replayFirewall } from './replayFirewall'
// A request of an endpoint that is not known would break the API's reducer.
import '../../state/endpointModules'
// Nor could the state of a slice be had whose page was open.
import '../../state/lateSlices'

/**
 * The store of a replay: the cabinet's reducers over Redux DevTools' history, no middleware at all. It moves
 * only when its `liftedStore` is told to.
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
