import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { ROUTES, type RouteName } from '@/common/routing/paths'
import type { TourName } from './tourSteps'

/** The tour that is on the screen. */
export interface OpenTour {
  tour: TourName
  /** Ids of the steps whose targets were there when it began. */
  steps: string[]
  /** Index of the current step. */
  current: number
}

export interface ToursState {
  /** Route names of the tours that were finished or skipped; stored by the browser under this name. */
  seenWelcoms: Partial<Record<RouteName, boolean>>
  /** Whether tours are also shown to the provider's people in an account that they visit; stored by the browser under this name. */
  isNotIgnoreWelcoms: boolean
  open: OpenTour | null
}

const initialState: ToursState = { seenWelcoms: {}, isNotIgnoreWelcoms: false, open: null }

export const toursSlice = createSlice({
  name: 'tours',
  initialState,
  reducers: {
    /** From an earlier visit, or from another tab. */
    toursRestored: (state, { payload }: PayloadAction<Partial<ToursState>>) => {
      Object.assign(state, payload)
      const { open } = state
      if (open && isSeen(state, open.tour)) state.open = null
    },
    tourStarted: (state, { payload }: PayloadAction<{ tour: TourName; steps: string[] }>) => {
      if (!isSeen(state, payload.tour)) state.open = { ...payload, current: 0 }
    },
    /** From a given step on; a second press of the same step changes nothing. */
    tourAdvanced: (state, { payload }: PayloadAction<{ from: number }>) => {
      const { open } = state
      if (open?.current !== payload.from) return
      if (open.current + 1 < open.steps.length) open.current += 1
      else finish(state, open)
    },
    /** The target of a step is gone. After the last step the tour waits for its screen to show it again. */
    tourTargetLost: (state, { payload }: PayloadAction<{ from: number }>) => {
      const { open } = state
      if (open?.current !== payload.from) return
      if (open.current + 1 < open.steps.length) open.current += 1
      else state.open = null
    },
    tourSkipped: (state) => {
      if (state.open) finish(state, state.open)
    },
    /** The person left its screen: it will start again there. */
    tourLeft: (state) => {
      state.open = null
    },
    toursCleared: (state) => {
      state.seenWelcoms = {}
      state.open = null
    },
    visitorToursToggled: (state) => {
      state.isNotIgnoreWelcoms = !state.isNotIgnoreWelcoms
    },
  },
  selectors: {
    selectOpenTour: (state) => state.open,
    selectSeenTours: (state) => state.seenWelcoms,
    selectAreToursForVisitors: (state) => state.isNotIgnoreWelcoms,
  },
})

function isSeen({ seenWelcoms }: ToursState, tour: TourName): boolean {
  return seenWelcoms[ROUTES[tour]] === true
}

function finish(state: ToursState, { tour }: OpenTour): void {
  state.seenWelcoms[ROUTES[tour]] = true
  state.open = null
}

export const {
  toursRestored,
  tourStarted,
  tourAdvanced,
  tourTargetLost,
  tourSkipped,
  tourLeft,
  toursCleared,
  visitorToursToggled,
} = toursSlice.actions
export const { selectOpenTour, selectSeenTours, selectAreToursForVisitors } = toursSlice.selectors
