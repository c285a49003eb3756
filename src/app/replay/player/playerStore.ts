import {
  configureStore,
  createListenerMiddleware,
  type ThunkDispatch,
  type UnknownAction,
  isAnyOf,
  type ListenerEffectAPI,
} from '@reduxjs/toolkit'
import type { ReplayStage } from '@/app/replay/stage/ReplayStage'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import {
  playerSlice,
  type PlayerState,
  momentShown,
  playToggled,
  recordOpened,
  speedChosen,
  stepChosen,
  stepped,
  stepPlayed,
  recordChosen,
  recordRefused,
} from './playerSlice'

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
        // The development checks would examine thousands of steps at each action.
        serializableCheck: false,
        immutableCheck: false,
      }).prepend(listeners.middleware),
  })
}

export type PlayerStore = ReturnType<typeof createPlayerStore>

type WithPlayer = Record<typeof playerSlice.reducerPath, PlayerState>

/** A longer pause is shortened to this many ms. */
export const MAX_PAUSE_MS = 2000

/** Shows the chosen step, and plays by the recorded times. */
function listenForPlayer(startListening: StartListening<WithPlayer>, stage: ReplayStage) {
  const player = ({ getState }: Pick<ListenerEffectAPI<WithPlayer, AppDispatch>, 'getState'>) =>
    playerSlice.selectSlice(getState())

  startListening({
    matcher: isAnyOf(recordOpened, stepChosen, stepped, stepPlayed, playToggled),
    effect: (_action, api) => {
      const { status, index } = player(api)
      if (status === 'ready') api.dispatch(momentShown(stage.jump(index)))
    },
  })

  startListening({
    matcher: isAnyOf(playToggled, stepPlayed, speedChosen, stepChosen, stepped),
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      const { isPlaying, index, steps, speed } = player(api)
      const [now, next] = [steps[index], steps[index + 1]]
      if (!isPlaying || !now || !next) return
      await api.delay(Math.min(MAX_PAUSE_MS, Math.max(0, next.at - now.at)) / speed)
      api.dispatch(stepPlayed())
    },
  })
}

/** Reads a file and shows it on the stage. */
export async function openRecord(
  { dispatch }: Pick<PlayerStore, 'dispatch'>,
  stage: ReplayStage,
  file: Blob,
): Promise<void> {
  dispatch(recordChosen())
  const opened = await file
    .text()
    .then((text) => stage.open(text))
    .catch(() => ({ problem: 'broken' as const }))
  dispatch('problem' in opened ? recordRefused(opened.problem) : recordOpened(opened))
}
