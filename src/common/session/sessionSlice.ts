import { createSlice } from '@reduxjs/toolkit'

export interface SessionState {
  /** The back office responded 401: the work stays on screen until the person has signed in again. */
  isLost: boolean
}

const initialState: SessionState = { isLost: false }

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
  },
  selectors: { selectIsSessionLost: (state) => state.isLost },
})

export const { sessionLost, sessionRestored } = sessionSlice.actions
export const { selectIsSessionLost } = sessionSlice.selectors
