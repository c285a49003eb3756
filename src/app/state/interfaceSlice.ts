import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** How a person likes the interface. */
export interface InterfaceState {
  isNavigationFolded: boolean
}

const initialState: InterfaceState = { isNavigationFolded: false }

export const interfaceSlice = createSlice({
  name: 'interface',
  initialState,
  reducers: {
    /** As the person left it at an earlier visit. */
    interfaceRestored: (state, { payload }: PayloadAction<Partial<InterfaceState>>) => {
      Object.assign(state, payload)
    },
    navigationFolded: (state, { payload }: PayloadAction<boolean>) => {
      state.isNavigationFolded = payload
    },
  },
  selectors: { selectIsNavigationFolded: (state) => state.isNavigationFolded },
})

export const { interfaceRestored, navigationFolded } = interfaceSlice.actions
export const { selectIsNavigationFolded } = interfaceSlice.selectors
