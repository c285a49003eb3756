import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface ConnectionState {
  isLost: boolean
  /** A person asked to try again and the answer is not there yet. */
  isChecking: boolean
  /** A lazily loaded part of the cabinet could not be fetched. */
  hasModuleFailed: boolean
  /** The screen that was asked for and did not come: a reload opens it. */
  awaited: string | null
}

const initialState: ConnectionState = {
  isLost: false,
  isChecking: false,
  hasModuleFailed: false,
  awaited: null,
}

export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionLost: (state, { payload }: PayloadAction<string | undefined>) => {
      state.isLost = true
      state.awaited = payload ?? state.awaited
    },
    /** It is back, and the page goes on where it was. */
    connectionFound: (state) => {
      Object.assign(state, { isLost: false, isChecking: false, awaited: null })
    },
    connectionCheckAsked: (state) => {
      state.isChecking = true
    },
    connectionCheckFailed: (state) => {
      state.isChecking = false
    },
    moduleFailed: (state, { payload }: PayloadAction<string | undefined>) => {
      state.hasModuleFailed = true
      state.awaited = payload ?? state.awaited
    },
    /** A person asks for a reload; a listener does it. */
    reloadAsked: () => undefined,
  },
  selectors: {
    selectIsConnectionLost: (state) => state.isLost,
    selectIsConnectionChecked: (state) => state.isChecking,
    selectAwaited: (state) => state.awaited,
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
export const {
  selectIsConnectionLost,
  selectIsConnectionChecked,
  selectAwaited,
  selectNeedsRescue,
} = connectionSlice.selectors
