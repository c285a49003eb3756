import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The dialog that exports the record of this session. */
export interface SessionRecordState {
  isOpened: boolean
  /** Whether the person agreed to include the texts of posts. */
  includesTexts: boolean
  /** `secrets`: the finished file contained personal data, so it was discarded. */
  status: 'idle' | 'preparing' | 'failed' | 'secrets'
}

const initialState: SessionRecordState = { isOpened: false, includesTexts: false, status: 'idle' }

export const sessionRecordSlice = createSlice({
  name: 'sessionRecord',
  initialState,
  reducers: {
    sessionRecordOpened: () => ({ ...initialState, isOpened: true }),
    sessionRecordClosed: () => initialState,
    textsIncluded: (state, { payload }: PayloadAction<boolean>) => {
      state.includesTexts = payload
    },
    sessionDownloadAsked: (state) => {
      state.status = 'preparing'
    },
    sessionDownloadFailed: (state, { payload }: PayloadAction<'failed' | 'secrets'>) => {
      state.status = payload
    },
  },
  selectors: {
    selectSessionRecord: (state) => state,
    selectIsSessionRecordOpened: ({ isOpened }) => isOpened,
  },
})

export const {
  sessionRecordOpened,
  sessionRecordClosed,
  textsIncluded,
  sessionDownloadAsked,
  sessionDownloadFailed,
} = sessionRecordSlice.actions
export const { selectSessionRecord, selectIsSessionRecordOpened } = sessionRecordSlice.selectors
