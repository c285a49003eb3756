import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface ConnectionState {
  isLost: boolean
  /** A check that the person requested is in progress. */
  isChecking: boolean
  /** A lazily loaded part of the cabinet could not be fetched. */
  hasModuleFailed: boolean
  /** The requested screen whose code failed to load: a reload opens it. */
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
    /** The connection is restored without a reload of the page. */
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
    /** Requests a reload, which a listener performs. */
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
