import { createSlice } from '@reduxjs/toolkit'

/** Whether the dialog of a report is open; what happens in it is `reportSlice`, which comes with it. */
export interface SessionRecordState {
  isOpened: boolean
}

const initialState: SessionRecordState = { isOpened: false }

export const sessionRecordSlice = createSlice({
  name: 'sessionRecord',
  initialState,
  reducers: {
    sessionRecordOpened: () => ({ isOpened: true }),
    sessionRecordClosed: () => initialState,
  },
  selectors: {
    selectIsSessionRecordOpened: ({ isOpened }) => isOpened,
  },
})

export const { sessionRecordOpened, sessionRecordClosed } = sessionRecordSlice.actions
export const { selectIsSessionRecordOpened } = sessionRecordSlice.selectors
