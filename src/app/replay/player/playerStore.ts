import {
  configureStore,
  createListenerMiddleware,
  type ThunkDispatch,
  type UnknownAction,
  isAnyOf,
  type ListenerEffectAPI,
} from '@reduxjs/toolkit'
import type { ReplayStage } from '@/app/replay/stage/ReplayStage'
import { browserPort, type BrowserPort } from '@/common/lib/browserPort'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import {
  comparisonChosen,
  comparisonRefused,
  comparisonShown,
  comparisonSlice,
  otherOpened,
  type ComparisonState,
} from './comparison/comparisonSlice'
import { listenForFiles } from './listenForFiles'
import { linkTo, momentOf } from './momentLink'
import {
  playerSlice,
  type PlayerState,
  type WithPlayer,
  linkFollowed,
  momentShown,
  idleSkipped,
  markSought,
  playToggled,
  closeRequested,
  recordClosed,
  recordOpened,
  speedChosen,
  stepChosen,
  stepped,
  stepPlayed,
  recordChosen,
  recordRefused,
} from './playerSlice'

type State = WithPlayer & Record<typeof comparisonSlice.reducerPath, ComparisonState>
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>

/** The store of the player's page; the replayed store is inside the stage. */
export function createPlayerStore(
  stage: ReplayStage,
  browser: Pick<BrowserPort, 'saveFile'> = browserPort,
) {
  const listeners = createListenerMiddleware<State, Dispatch>()
  listenForPlayer(listeners.startListening, stage)
  listenForFiles(listeners.startListening, stage, browser)
  return configureStore({
    reducer: {
      [playerSlice.reducerPath]: playerSlice.reducer,
      [comparisonSlice.reducerPath]: comparisonSlice.reducer,
    },
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

/** Ms for which the current step is shown while the record plays. */
export function pauseAfter({ steps, index, speed, skipsIdle }: PlayerState): number {
  const recorded = Math.max(0, (steps[index + 1]?.at ?? 0) - (steps[index]?.at ?? 0))
  return (skipsIdle ? Math.min(MAX_PAUSE_MS, recorded) : recorded) / speed
}

/** A longer pause is shortened to this many ms, unless support wants to see it whole. */
export const MAX_PAUSE_MS = 2000

/** Shows the chosen step, and plays by the recorded times. */
function listenForPlayer(startListening: StartListening<WithPlayer>, stage: ReplayStage) {
  const player = ({ getState }: Pick<ListenerEffectAPI<WithPlayer, AppDispatch>, 'getState'>) =>
    playerSlice.selectSlice(getState())

  startListening({
    matcher: isAnyOf(
      ...[recordOpened, linkFollowed, stepChosen, stepped, markSought, stepPlayed, playToggled],
    ),
    effect: (_action, api) => {
      const { status, index, isPlaying, id } = player(api)
      if (status !== 'ready' || id === null) return
      api.dispatch(momentShown(stage.jump(index)))
      if (!isPlaying) history.replaceState(null, '', linkTo({ record: id, step: index }))
    },
  })

  startListening({
    matcher: isAnyOf(recordClosed, closeRequested),
    effect: (_action, api) => {
      if (player(api).status === 'empty') history.replaceState(null, '', location.pathname)
    },
  })

  startListening({
    actionCreator: otherOpened,
    effect: async ({ payload: step }, api) => {
      api.dispatch(recordChosen())
      const opened = await stage.openOther()
      if ('problem' in opened) api.dispatch(recordRefused(opened))
      else api.dispatch(recordOpened({ record: opened, linked: { record: opened.id, step } }))
    },
  })

  startListening({
    matcher: isAnyOf(
      ...[playToggled, stepPlayed, speedChosen, idleSkipped],
      ...[linkFollowed, stepChosen, stepped, markSought],
    ),
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      const state = player(api)
      if (!state.isPlaying || !state.steps[state.index + 1]) return
      await api.delay(pauseAfter(state))
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
  if ('problem' in opened) dispatch(recordRefused(opened))
  else dispatch(recordOpened({ record: opened, linked: momentOf(location.hash) }))
}

/** Follows a link to a moment in the address of the open page. */
export function followAddress({ dispatch }: Pick<PlayerStore, 'dispatch'>): void {
  const moment = momentOf(location.hash)
  if (moment) dispatch(linkFollowed(moment))
}

/** Reads another file and lays its record beside the open one. */
export async function compareRecord(
  { dispatch }: Pick<PlayerStore, 'dispatch'>,
  stage: ReplayStage,
  file: Blob,
): Promise<void> {
  dispatch(comparisonChosen())
  const compared = await file
    .text()
    .then((text) => stage.compare(text))
    .catch(() => ({ problem: 'broken' as const }))
  if ('problem' in compared) dispatch(comparisonRefused(compared))
  else dispatch(comparisonShown(compared))
}
