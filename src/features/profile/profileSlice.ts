import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { EventMonths } from '@/contract/entities/account/privacy'
import type { LicenceMonths } from '@/contract/entities/account/order'

export type PaymentMethod = 'card' | 'invoice'

/** The order in the dialog. Its key changes with its content, so that a repeated request with the same content is the same order. */
export interface OrderDraft {
  planId: number
  key: string
  method: PaymentMethod
  /** Whether the card may be charged for the next period. */
  isRenewed: boolean
}

export interface ProfileState {
  /** Whether the confirmation of the cancellation is open. */
  isCancelAsked: boolean
  /** The period whose prices are shown. */
  months: LicenceMonths
  /** The open order; null when its dialog is closed. */
  order: OrderDraft | null
  /** The chosen time for which events are kept, until it is saved; undefined: the saved one. */
  retention?: EventMonths | undefined
  isDeletionOpen: boolean
}

const initialState: ProfileState = {
  isCancelAsked: false,
  months: 1,
  order: null,
  isDeletionOpen: false,
}

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
    periodChosen: (state, { payload }: PayloadAction<LicenceMonths>) => {
      state.months = payload
    },
    orderOpened: {
      prepare: (order: Omit<OrderDraft, 'key'>) => ({ payload: { ...order, key: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<OrderDraft>) => {
        state.order = payload
      },
    },
    orderChanged: {
      prepare: (change: Partial<Pick<OrderDraft, 'method' | 'isRenewed'>>) => ({
        payload: { ...change, key: nanoid() },
      }),
      reducer: (state, { payload }: PayloadAction<Partial<OrderDraft>>) => {
        if (state.order) state.order = { ...state.order, ...payload }
      },
    },
    retentionChosen: (state, { payload }: PayloadAction<EventMonths | undefined>) => {
      state.retention = payload
    },
    deletionOpened: (state) => {
      state.isDeletionOpen = true
    },
    deletionClosed: (state) => {
      state.isDeletionOpen = false
    },
    orderClosed: (state) => {
      state.order = null
    },
  },
  selectors: {
    selectIsCancelAsked: (state) => state.isCancelAsked,
    selectMonths: (state) => state.months,
    selectOrder: (state) => state.order,
    selectRetention: (state) => state.retention,
    selectIsDeletionOpen: (state) => state.isDeletionOpen,
  },
})

export const {
  cancelAsked,
  cancelClosed,
  periodChosen,
  orderOpened,
  orderChanged,
  orderClosed,
  retentionChosen,
  deletionOpened,
  deletionClosed,
} = profileSlice.actions
export const {
  selectIsCancelAsked,
  selectMonths,
  selectOrder,
  selectRetention,
  selectIsDeletionOpen,
} = profileSlice.selectors
