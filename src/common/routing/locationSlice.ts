import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The router's location, copied for the record, reducers and listeners: components read the router. */
export interface LocationState {
  pathname: string
  search: string
  /** The router's key of this entry of the history. */
  key: string
  action: 'POP' | 'PUSH' | 'REPLACE'
}

const initialState: LocationState = { pathname: '/', search: '', key: 'default', action: 'POP' }

export const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    locationChanged: (_state, { payload }: PayloadAction<LocationState>) => payload,
  },
  selectors: { selectLocation: (state) => state },
})

export const { locationChanged } = locationSlice.actions
export const { selectLocation } = locationSlice.selectors
