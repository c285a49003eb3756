import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { locationChanged } from '@/common/routing/locationSlice'
import type { AccessLink } from '@/contract/entities/account/membership'

/** The open dialog of the team; `demote` asks before a person removes their own right to manage people. */
export type MembershipDialog =
  | { kind: 'create' | 'roles' }
  | { kind: 'remove' | 'end-sessions'; memberId: number }
  | ({ kind: 'link'; memberId: number } & AccessLink)
  | { kind: 'demote'; memberId: number; roleId: number }

export interface MembershipState {
  dialog: MembershipDialog | null
  isPasswordOpen: boolean
  /** On during each request that changes the team, a password or the sessions (product-rules/account.md#members). */
  isLoading: boolean
}

const initialState: MembershipState = {
  dialog: null,
  isPasswordOpen: false,
  isLoading: false,
}

export const membershipSlice = createSlice({
  name: 'membership',
  initialState,
  reducers: {
    membershipDialogOpened: (state, { payload }: PayloadAction<MembershipDialog>) => {
      state.dialog = payload
    },
    membershipDialogClosed: (state) => {
      state.dialog = null
    },
    passwordDialogOpened: (state) => {
      state.isPasswordOpen = true
    },
    passwordDialogClosed: (state) => {
      state.isPasswordOpen = false
    },
    membershipRequestStarted: (state) => {
      state.isLoading = true
    },
    membershipRequestEnded: (state) => {
      state.isLoading = false
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state, { payload }) => {
      // On another screen an open question is closed.
      if (payload.action === 'REPLACE') return
      Object.assign(state, { dialog: null, isPasswordOpen: false })
    })
  },
  selectors: {
    selectMembershipDialog: (state) => state.dialog,
    selectIsPasswordOpen: (state) => state.isPasswordOpen,
    selectIsMembershipLoading: (state) => state.isLoading,
  },
})

export const {
  membershipDialogOpened,
  membershipDialogClosed,
  passwordDialogOpened,
  passwordDialogClosed,
  membershipRequestStarted,
  membershipRequestEnded,
} = membershipSlice.actions
export const { selectMembershipDialog, selectIsPasswordOpen, selectIsMembershipLoading } =
  membershipSlice.selectors
