import { createSlice } from '@reduxjs/toolkit'

export interface ConnectionState {
  isLost: boolean
  /** A person asked to try again and the answer is not there yet. */
  isChecking: boolean
  /** A lazily loaded part of the cabinet could not be fetched. */
  hasModuleFailed: boolean
}

const initialState: ConnectionState = { isLost: false, isChecking: false, hasModuleFailed: false }

export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionLost: (state) => {
      state.isLost = true
    },
    /** It is back, and the page goes on where it was. */
    connectionFound: (state) => {
      Object.assign(state, { isLost: false, isChecking: false })
    },
    connectionCheckAsked: (state) => {
      state.isChecking = true
    },
    connectionCheckFailed: (state) => {
      state.isChecking = false
    },
    moduleFailed: (state) => {
      state.hasModuleFailed = true
    },
    /** A person wants the page anew; a listener does it. */
    reloadAsked: () => undefined,
  },
  selectors: {
    selectIsConnectionLost: (state) => state.isLost,
    selectIsConnectionChecked: (state) => state.isChecking,
    selectNeedsRescue: (state) => state.isLost || state.hasModuleFailed,
  },
})

export const {
  connectionLost,
  connectionFound,
  connectionCheckAsked,
  connectionCheckFailed,
  moduleFailed,
  reloadAsked,
} = connectionSlice.actions
export const { selectIsConnectionLost, selectIsConnectionChecked, selectNeedsRescue } =
  connectionSlice.selectors
