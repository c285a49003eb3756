import { createSlice } from '@reduxjs/toolkit'

export interface ProfileState {
  /** The person is asked whether the subscription is to end. */
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
