import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Comparison } from '@/app/replay/stage/record/compareRecords'
import type { RefusedRecord } from '@/app/replay/stage/record/readRecord'
import { recordClosed, recordOpened } from '../playerSlice'

/** The open record beside another one. */
export interface ComparisonState {
  isOpen: boolean
  isReading: boolean
  /** Why the last file was not compared. */
  problem: RefusedRecord | null
  result: Comparison | null
}

const initialState: ComparisonState = {
  isOpen: false,
  isReading: false,
  problem: null,
  result: null,
}

export const comparisonSlice = createSlice({
  name: 'comparison',
  initialState,
  reducers: {
    comparisonChosen: () => ({ ...initialState, isOpen: true, isReading: true }),
    comparisonRefused: (_state, { payload }: PayloadAction<RefusedRecord>) => ({
      ...initialState,
      isOpen: true,
      problem: payload,
    }),
    comparisonShown: (_state, { payload }: PayloadAction<Comparison>) => ({
      ...initialState,
      isOpen: true,
      result: payload,
    }),
    comparisonToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.isOpen = payload
    },
    /** The other record is to be opened at a step. */
    otherOpened: (_state, _action: PayloadAction<number>) => undefined,
  },
  extraReducers: (builder) => {
    builder.addCase(recordOpened, () => initialState).addCase(recordClosed, () => initialState)
  },
  selectors: { selectComparison: (state) => state },
})

export const {
  comparisonChosen,
  comparisonRefused,
  comparisonShown,
  comparisonToggled,
  otherOpened,
} = comparisonSlice.actions
export const { selectComparison } = comparisonSlice.selectors
