import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { SessionInfo } from '@/app/recorder/recordFormat'
import type { RecordProblem, RefusedRecord } from '@/app/replay/stage/readRecord'
import type { MarkKind, RecordFacts } from '@/app/replay/stage/recordFacts'
import type { OpenedRecord, ReplayMoment } from '@/app/replay/stage/ReplayStage'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'

export const SPEEDS = [1, 2, 4, 8, 16] as const
export type Speed = (typeof SPEEDS)[number]

/** The lists beside the screen. */
export const PANELS = ['actions', 'requests', 'console'] as const
export type Panel = (typeof PANELS)[number]

/** The page on which support watches a session. */
export interface PlayerState extends RecordFacts {
  status: 'empty' | 'reading' | 'ready'
  /** Why the last file was not shown. */
  problem: RecordProblem | null
  /** The build that could have shown it. */
  refusedBuild: string | null
  session: SessionInfo | null
  index: number
  moment: ReplayMoment | null
  isPlaying: boolean
  speed: Speed
  /** Whether pauses in which nothing happened are shortened. */
  skipsIdle: boolean
  panel: Panel
  /** Part of the types, endpoints or texts of the listed rows. */
  filter: string
}

const initialState: PlayerState = {
  status: 'empty',
  problem: null,
  refusedBuild: null,
  session: null,
  steps: [],
  requests: [],
  entries: [],
  marks: [],
  index: 0,
  moment: null,
  isPlaying: false,
  speed: 1,
  skipsIdle: true,
  panel: 'actions',
  filter: '',
}

const within = ({ steps }: PlayerState, index: number) =>
  Math.max(0, Math.min(steps.length - 1, index))

export const playerSlice = createSlice({
  name: 'player',
  initialState,
  reducers: {
    recordChosen: () => ({ ...initialState, status: 'reading' as const }),
    recordRefused: (_state, { payload }: PayloadAction<RefusedRecord>) => ({
      ...initialState,
      problem: payload.problem,
      refusedBuild: payload.build ?? null,
    }),
    recordOpened: (_state, { payload }: PayloadAction<OpenedRecord>) => ({
      ...initialState,
      ...payload,
      status: 'ready' as const,
    }),
    recordClosed: () => initialState,
    /** Goes to a step and pauses. */
    stepChosen: (state, { payload }: PayloadAction<number>) => {
      state.index = within(state, payload)
      state.isPlaying = false
    },
    /** One step forward or back, and pauses. */
    stepped: (state, { payload }: PayloadAction<1 | -1>) => {
      state.index = within(state, state.index + payload)
      state.isPlaying = false
    },
    /** The time of the next step has come. */
    stepPlayed: (state) => {
      state.index = within(state, state.index + 1)
      state.isPlaying = state.index < state.steps.length - 1
    },
    momentShown: (state, { payload }: PayloadAction<ReplayMoment>) => {
      state.moment = payload
    },
    /** Starts or pauses playing. At the end of the record, playing starts again from the first step. */
    playToggled: (state) => {
      if (state.status !== 'ready') return
      const isAtEnd = state.index === state.steps.length - 1
      if (!state.isPlaying && isAtEnd) state.index = 0
      state.isPlaying = !state.isPlaying && state.steps.length > 1
    },
    speedChosen: (state, { payload }: PayloadAction<Speed>) => {
      state.speed = payload
    },
    /** Goes to the next or the former mark of a kind, and pauses; stays where there is none. */
    markSought: (state, { payload }: PayloadAction<{ kind: MarkKind; by: 1 | -1 }>) => {
      const { kind, by } = payload
      const places = state.marks.filter((mark) => mark.kind === kind).map(({ index }) => index)
      const next =
        by > 0
          ? places.find((place) => place > state.index)
          : places.findLast((place) => place < state.index)
      state.index = next ?? state.index
      state.isPlaying = false
    },
    idleSkipped: (state, { payload }: PayloadAction<boolean>) => {
      state.skipsIdle = payload
    },
    panelChosen: (state, { payload }: PayloadAction<Panel>) => {
      state.panel = payload
      state.filter = ''
    },
    filterChanged: (state, { payload }: PayloadAction<string>) => {
      state.filter = payload
    },
  },
  selectors: {
    selectPlayer: (state) => state,
    selectStatus: ({ status }) => status,
  },
})

export const {
  recordChosen,
  recordRefused,
  recordOpened,
  recordClosed,
  stepChosen,
  stepped,
  stepPlayed,
  momentShown,
  playToggled,
  speedChosen,
  markSought,
  idleSkipped,
  panelChosen,
  filterChanged,
} = playerSlice.actions
export const { selectPlayer, selectStatus } = playerSlice.selectors

/** The player's state and dispatch. */
export function usePlayer() {
  return { ...useAppSelector(selectPlayer), dispatch: useAppDispatch() }
}
