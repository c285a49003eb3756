import {
  configureStore,
  createListenerMiddleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import type { ReplayStage } from '../stage/ReplayStage'
import { listenForPlayer } from './playerListeners'
import { playerSlice, type PlayerState } from './playerSlice'

type State = Record<typeof playerSlice.reducerPath, PlayerState>
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>

/** The store of the player's page; the replayed store is inside the stage. */
export function createPlayerStore(stage: ReplayStage) {
  const listeners = createListenerMiddleware<State, Dispatch>()
  listenForPlayer(listeners.startListening, stage)
  return configureStore({
    reducer: { [playerSlice.reducerPath]: playerSlice.reducer },
    devTools: false,
    middleware: (defaults) =>
      defaults({
        // Thousands of steps would be checked at each action.
        serializableCheck: false,
        immutableCheck: false,
      }).prepend(listeners.middleware),
  })
}

export type PlayerStore = ReturnType<typeof createPlayerStore>
