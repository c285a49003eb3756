import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import type { Message } from '../../i18n/messages'

export interface Toast {
  id: string
  tone: 'success' | 'warning' | 'error'
  message: Message
  /** A place in the cabinet that the toast leads to. */
  link?: { to: string; message: Message }
  /** What can be done about it: the event that its button is. */
  action?: { message: Message; event: UnknownAction }
  /** How many times the same thing was said while it was on screen. */
  count: number
}

export interface ToastsState {
  items: Toast[]
}

const isSame = (one: Toast, other: Toast) =>
  one.tone === other.tone && JSON.stringify(one.message) === JSON.stringify(other.message)

const initialState: ToastsState = { items: [] }

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      prepare: (toast: Omit<Toast, 'id' | 'count'>) => ({
        payload: { ...toast, id: nanoid(), count: 1 },
      }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        const index = state.items.findIndex((toast) => isSame(toast, payload))
        const same = state.items[index]
        // The newest one's link and action count: what it can undo is the newest.
        if (same) state.items[index] = { ...payload, count: same.count + 1 }
        else state.items.push(payload)
      },
    },
    toastClosed: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.items = state.items.filter(({ id }) => id !== payload.id)
    },
  },
  selectors: { selectToasts: (state) => state.items },
})

export const { toastShown, toastClosed } = toastsSlice.actions
export const { selectToasts } = toastsSlice.selectors
