import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { fileProgressed } from '@/common/uploads/queuedFile'
import type { Message } from '@/common/i18n/messages'
import { sessionRecordClosed, sessionRecordOpened } from '@/common/store/sessionRecordSlice'
import type { LogFacts } from './describeLog'

export type Purpose = 'save' | 'send'

/** What happens in the dialog that makes a report to support. */
export interface ReportState {
  /** The code of this report, and the id of its file; null until it is made. */
  code: string | null
  /** What the record holds; null until it was looked at. */
  facts: LogFacts | null
  /** Whether the person agreed to include the texts of posts. */
  includesTexts: boolean
  note: string
  /** What the record is being made for. */
  making: Purpose | null
  /** The part of the record that has been sent; null while none is being sent. */
  progress: number | null
  /** The name of the saved file; null before. */
  savedAs: string | null
  isSent: boolean
  problem: Message | null
}

const initialState: ReportState = {
  code: null,
  facts: null,
  includesTexts: false,
  note: '',
  making: null,
  progress: null,
  savedAs: null,
  isSent: false,
  problem: null,
}

/** Whether the dialog waits for a record or its sending. */
const isBusy = ({ making, progress }: ReportState) => making !== null || progress !== null

export const reportSlice = createSlice({
  name: 'report',
  initialState,
  reducers: {
    /** The dialog is shown: its code is made, and the record is described. */
    reportBegun: (state, { payload }: PayloadAction<{ code: string; facts: LogFacts }>) => {
      Object.assign(state, payload)
    },
    textsIncluded: (state, { payload }: PayloadAction<boolean>) => {
      state.includesTexts = payload
    },
    noteTyped: (state, { payload }: PayloadAction<string>) => {
      state.note = payload
    },
    recordAsked: (state, { payload }: PayloadAction<Purpose>) => {
      state.making = payload
      state.problem = null
    },
    recordSaved: (state, { payload }: PayloadAction<string>) => {
      state.making = null
      state.savedAs = payload
    },
    /** The record is made, and is now being sent. */
    sendingBegun: (state) => {
      state.making = null
      state.progress = 0
    },
    sendingStopped: (state) => {
      state.progress = null
    },
    reportSent: (state) => {
      state.progress = null
      state.isSent = true
    },
    reportFailed: (state, { payload }: PayloadAction<Message>) => {
      state.making = null
      state.progress = null
      state.problem = payload
    },
  },
  extraReducers: (build) => {
    build
      .addCase(sessionRecordOpened, () => initialState)
      .addCase(sessionRecordClosed, () => initialState)
      .addCase(fileProgressed, (state, { payload }) => {
        if (state.progress !== null && payload.id === state.code) state.progress = payload.progress
      })
  },
  selectors: {
    selectReport: (state) => state,
    selectIsReportBusy: isBusy,
  },
})

export const {
  reportBegun,
  textsIncluded,
  noteTyped,
  recordAsked,
  recordSaved,
  sendingBegun,
  sendingStopped,
  reportSent,
  reportFailed,
} = reportSlice.actions
export const { selectReport, selectIsReportBusy } = reportSlice.selectors
