import { createSlice } from '@reduxjs/toolkit'

export interface ConnectionState {
  isLost: boolean
  /** A person asked to try again and the answer is not there yet. */
  isChecking: boolean
}

export const connectionSlice = createSlice({
  name: 'connection',
  initialState: { isLost: false, isChecking: false } as ConnectionState,
  reducers: {
    connectionLost: (state) => {
      state.isLost = true
    },
    connectionCheckAsked: (state) => {
      state.isChecking = true
    },
    connectionCheckFailed: (state) => {
      state.isChecking = false
    },
  },
  selectors: {
    selectIsConnectionLost: (state) => state.isLost,
    selectIsConnectionChecked: (state) => state.isChecking,
  },
})

export const { connectionLost, connectionCheckAsked, connectionCheckFailed } =
  connectionSlice.actions
export const { selectIsConnectionLost, selectIsConnectionChecked } = connectionSlice.selectors
