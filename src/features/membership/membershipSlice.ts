import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { locationChanged } from '@/common/routing/locationSlice'
import type { AccessLink } from '@/contract/entities/account/membership'

/** The open dialog of the team; `demote` asks before a person removes their own right to manage people. */
export type MembershipDialog =
  | { kind: 'create' | 'roles' }
  | { kind: 'remove' | 'end-sessions' | 'rights'; memberId: number }
  | ({ kind: 'link'; memberId: number } & AccessLink)
  | { kind: 'demote'; memberId: number; roleId: number }

export interface MembershipState {
  dialog: MembershipDialog | null
  isPasswordOpen: boolean
  /** The person's e-mail and letters; `change` lies above `letters` and asks for another e-mail. */
  mailDialog: 'letters' | 'change' | null
  /** On during each request that changes the team, a password or the sessions (product-rules/account.md#members). */
  isLoading: boolean
}

const initialState: MembershipState = {
  dialog: null,
  isPasswordOpen: false,
  mailDialog: null,
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
    mailDialogOpened: (state) => {
      state.mailDialog = 'letters'
    },
    emailChangeOpened: (state) => {
      state.mailDialog = 'change'
    },
    emailChangeClosed: (state) => {
      if (state.mailDialog === 'change') state.mailDialog = 'letters'
    },
    mailDialogClosed: (state) => {
      state.mailDialog = null
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
      // Leaving the screen closes its dialog; replacing the address stays on the screen.
      if (payload.action === 'REPLACE') return
      Object.assign(state, { dialog: null, isPasswordOpen: false, mailDialog: null })
    })
  },
  selectors: {
    selectMembershipDialog: (state) => state.dialog,
    selectIsPasswordOpen: (state) => state.isPasswordOpen,
    selectMailDialog: (state) => state.mailDialog,
    selectIsMembershipLoading: (state) => state.isLoading,
  },
})

export const {
  membershipDialogOpened,
  membershipDialogClosed,
  passwordDialogOpened,
  passwordDialogClosed,
  mailDialogOpened,
  mailDialogClosed,
  emailChangeOpened,
  emailChangeClosed,
  membershipRequestStarted,
  membershipRequestEnded,
} = membershipSlice.actions
export const {
  selectMembershipDialog,
  selectIsPasswordOpen,
  selectMailDialog,
  selectIsMembershipLoading,
} = membershipSlice.selectors
