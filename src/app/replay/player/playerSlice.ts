import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RecordNote, SessionInfo } from '@/app/recorder/recordFormat'
import type { RefusedRecord } from '@/app/replay/stage/record/readRecord'
import type { MarkKind, RecordFacts, ReplayMark } from '@/app/replay/stage/record/recordFacts'
import type { OpenedRecord, ReplayMoment } from '@/app/replay/stage/ReplayStage'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { LIMITS } from '@/contract/limits'
import type { Moment } from './momentLink'

export const SPEEDS = [1, 2, 4, 8, 16] as const
export type Speed = (typeof SPEEDS)[number]

/** The lists beside the screen. */
export const PANELS = ['actions', 'requests', 'console', 'notes'] as const
export type Panel = (typeof PANELS)[number]

/** The page on which support watches a session. */
export interface PlayerState extends RecordFacts {
  status: 'empty' | 'reading' | 'ready'
  /** Why the last file was not shown. */
  problem: RefusedRecord | null
  /** The shown record's. */
  id: string | null
  session: SessionInfo | null
  /** The moment of another record that the page's address named when the shown one was opened. */
  strayLink: Moment | null
  index: number
  moment: ReplayMoment | null
  isPlaying: boolean
  speed: Speed
  /** Whether pauses in which nothing happened are shortened. */
  skipsIdle: boolean
  panel: Panel
  /** Part of the types, endpoints or texts of the listed rows. */
  filter: string
  /** The slice whose actions are listed, and the endpoint whose actions and requests are; null for all. */
  slice: string | null
  endpoint: string | null
  /** What support wrote, in the order of the steps. */
  notes: RecordNote[]
  /** Whether the notes differ from those of the last file that was opened or downloaded. */
  hasUnsavedNotes: boolean
  /** The last note that was deleted, while it can be brought back. */
  deletedNote: RecordNote | null
  /** Whether it is asked if the record should be closed without its notes. */
  asksToClose: boolean
  /** What became of the test that was asked for; null once another step is shown. */
  testOutcome: 'copied' | 'downloaded' | null
  /** Whether the list of keys is open. */
  showsKeys: boolean
}

const initialState: PlayerState = {
  status: 'empty',
  problem: null,
  id: null,
  session: null,
  strayLink: null,
  steps: [],
  requests: [],
  entries: [],
  presses: [],
  marks: [],
  index: 0,
  moment: null,
  isPlaying: false,
  speed: 1,
  skipsIdle: true,
  panel: 'actions',
  filter: '',
  slice: null,
  endpoint: null,
  notes: [],
  hasUnsavedNotes: false,
  deletedNote: null,
  asksToClose: false,
  testOutcome: null,
  showsKeys: false,
}

const within = ({ steps }: Pick<PlayerState, 'steps'>, index: number) =>
  Math.max(0, Math.min(steps.length - 1, index))

export const playerSlice = createSlice({
  name: 'player',
  initialState,
  reducers: {
    recordChosen: ({ strayLink }) => ({ ...initialState, strayLink, status: 'reading' as const }),
    recordRefused: ({ strayLink }, { payload }: PayloadAction<RefusedRecord>) => ({
      ...initialState,
      strayLink,
      problem: payload,
    }),
    /** `linked`: the moment that the page's address names; one of another record waits for that record. */
    recordOpened: (
      { strayLink },
      { payload }: PayloadAction<{ record: OpenedRecord; linked: Moment | null }>,
    ) => {
      const { record } = payload
      const linked = payload.linked ?? strayLink
      const isOurs = linked?.record === record.id
      const state = { ...initialState, ...record, status: 'ready' as const }
      return {
        ...state,
        strayLink: isOurs ? null : linked,
        index: isOurs ? within(state, linked.step) : 0,
      }
    },
    strayLinkDropped: (state) => {
      state.strayLink = null
    },
    recordClosed: ({ strayLink }) => ({ ...initialState, strayLink }),
    /** A moment of another record waits for that record. */
    linkFollowed: (state, { payload }: PayloadAction<Moment>) => {
      if (payload.record === state.id) {
        state.index = within(state, payload.step)
        state.isPlaying = false
      } else state.strayLink = payload
    },
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
      state.testOutcome = null
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
      const places = allMarks(state)
        .filter((mark) => mark.kind === kind)
        .map(({ index }) => index)
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
    sliceChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.slice = payload
    },
    endpointChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.endpoint = payload
    },
    /** Writes, changes or empties the note on a step, and pauses. */
    noteTyped: (state, { payload }: PayloadAction<RecordNote>) => {
      state.notes = withNote(state.notes, payload)
      state.hasUnsavedNotes = true
      state.deletedNote = null
      state.isPlaying = false
    },
    noteDeleted: (state, { payload: step }: PayloadAction<number>) => {
      state.deletedNote = state.notes.find((note) => note.step === step) ?? null
      state.notes = withNote(state.notes, { step, text: '' })
      state.hasUnsavedNotes = true
    },
    noteRestored: (state) => {
      if (!state.deletedNote) return
      state.notes = withNote(state.notes, state.deletedNote)
      state.deletedNote = null
    },
    /** Requests a file with the notes. */
    fileRequested: () => undefined,
    notesSaved: (state) => {
      state.hasUnsavedNotes = false
    },
    /** Closes the record, or asks first where notes would be lost. */
    closeRequested: (state) => {
      if (!state.hasUnsavedNotes) return { ...initialState, strayLink: state.strayLink }
      state.asksToClose = true
      return undefined
    },
    closeCancelled: (state) => {
      state.asksToClose = false
    },
    /** Requests a test of the current step. */
    testRequested: () => undefined,
    testHandedOut: (state, { payload }: PayloadAction<'copied' | 'downloaded'>) => {
      state.testOutcome = payload
    },
    keysToggled: (state) => {
      state.showsKeys = !state.showsKeys
    },
  },
  selectors: {
    selectPlayer: (state) => state,
    selectStatus: ({ status }) => status,
  },
})

/** The notes with one in place of the former one on its step; a blank one is none. */
function withNote(notes: readonly RecordNote[], { step, text }: RecordNote): RecordNote[] {
  const others = notes.filter((note) => note.step !== step)
  if (text.trim() === '') return others
  const note = { step, text: text.slice(0, LIMITS.recordNote) }
  return [...others, note].sort((one, other) => one.step - other.step)
}

/** The marks of a record with those of its notes. */
export const allMarks = ({ marks, notes }: Pick<PlayerState, 'marks' | 'notes'>): ReplayMark[] => [
  ...marks,
  ...notes.map(({ step, text }) => ({ kind: 'note' as const, index: step, label: text })),
]

export const {
  recordChosen,
  recordRefused,
  recordOpened,
  strayLinkDropped,
  recordClosed,
  stepChosen,
  stepped,
  stepPlayed,
  linkFollowed,
  momentShown,
  playToggled,
  speedChosen,
  markSought,
  idleSkipped,
  panelChosen,
  filterChanged,
  sliceChosen,
  endpointChosen,
  noteTyped,
  noteDeleted,
  noteRestored,
  fileRequested,
  notesSaved,
  closeRequested,
  closeCancelled,
  testRequested,
  testHandedOut,
  keysToggled,
} = playerSlice.actions
export const { selectPlayer, selectStatus } = playerSlice.selectors

/** A state with the player's. */
export type WithPlayer = Record<typeof playerSlice.reducerPath, PlayerState>

/** The player's state and dispatch. */
export function usePlayer() {
  return { ...useAppSelector(selectPlayer), dispatch: useAppDispatch() }
}
