import { createSlice } from '@reduxjs/toolkit'

export interface ProfileState {
  /** Whether the confirmation of the cancellation is open. */
  isCancelAsked: boolean
}

const initialState: ProfileState = { isCancelAsked: false }

export const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    cancelAsked: (state) => {
      state.isCancelAsked = true
    },
    cancelClosed: (state) => {
      state.isCancelAsked = false
    },
  },
  selectors: { selectIsCancelAsked: (state) => state.isCancelAsked },
})

export const { cancelAsked, cancelClosed } = profileSlice.actions
export const { selectIsCancelAsked } = profileSlice.selectors
