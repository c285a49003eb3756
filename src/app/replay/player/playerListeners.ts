import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import type { AppDispatch } from '@/common/store/hooks'
import type { StartListening } from '@/common/store/listening'
import type { ReplayStage } from '../stage/ReplayStage'
import {
  momentShown,
  playerSlice,
  playToggled,
  recordOpened,
  speedChosen,
  stepChosen,
  stepped,
  stepPlayed,
  type PlayerState,
} from './playerSlice'

type WithPlayer = Record<typeof playerSlice.reducerPath, PlayerState>

/** A longer pause is shortened to this many ms. */
export const LONGEST_PAUSE_MS = 2000

/** Shows the chosen step, and plays by the recorded times. */
export function listenForPlayer(startListening: StartListening<WithPlayer>, stage: ReplayStage) {
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
      await api.delay(Math.min(LONGEST_PAUSE_MS, Math.max(0, next.at - now.at)) / speed)
      api.dispatch(stepPlayed())
    },
  })
}
