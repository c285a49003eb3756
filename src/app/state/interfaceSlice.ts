import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** A person's preferences for the interface. */
export interface InterfaceState {
  isNavigationFolded: boolean
  /** Whether lists, cards and tables are drawn close to each other. */
  isCompact: boolean
  /** Codes of warnings that the person closed until the next visit. */
  closedNotices: string[]
}

const initialState: InterfaceState = {
  isNavigationFolded: false,
  isCompact: false,
  closedNotices: [],
}

export const interfaceSlice = createSlice({
  name: 'interface',
  initialState,
  reducers: {
    /** Restores the preferences that the person set on an earlier visit. */
    interfaceRestored: (state, { payload }: PayloadAction<Partial<InterfaceState>>) => {
      Object.assign(state, payload)
    },
    navigationFolded: (state, { payload }: PayloadAction<boolean>) => {
      state.isNavigationFolded = payload
    },
    densityChosen: (state, { payload: isCompact }: PayloadAction<boolean>) => {
      state.isCompact = isCompact
    },
    noticeClosed: (state, { payload }: PayloadAction<string>) => {
      state.closedNotices.push(payload)
    },
  },
  selectors: {
    selectIsNavigationFolded: (state) => state.isNavigationFolded,
    selectIsCompact: (state) => state.isCompact,
    selectClosedNotices: (state) => state.closedNotices,
  },
})

export const { interfaceRestored, navigationFolded, densityChosen, noticeClosed } =
  interfaceSlice.actions
export const { selectIsNavigationFolded, selectIsCompact, selectClosedNotices } =
  interfaceSlice.selectors
