import { createSlice } from '@reduxjs/toolkit'

export interface SessionState {
  /** The back office responded 401: the work stays on screen until the person has signed in again. */
  isLost: boolean
  /** Another person has signed in in this browser: nothing of the former person's work is shown until the page is left. */
  isOfAnother: boolean
}

const initialState: SessionState = { isLost: false, isOfAnother: false }

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionLost: (state) => {
      state.isLost = true
    },
    sessionRestored: (state) => {
      state.isLost = false
    },
    personChanged: () => ({ isLost: false, isOfAnother: true }),
  },
  selectors: {
    selectIsSessionLost: (state) => state.isLost,
    selectIsSessionOfAnother: (state) => state.isOfAnother,
  },
})

export const { personChanged, sessionLost, sessionRestored } = sessionSlice.actions
export const { selectIsSessionLost, selectIsSessionOfAnother } = sessionSlice.selectors
