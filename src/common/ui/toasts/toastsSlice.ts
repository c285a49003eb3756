import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import type { Message } from '../../i18n/messages'

export interface Toast {
  id: string
  tone: 'success' | 'warning' | 'error'
  message: Message
  /** A screen of the cabinet that the toast leads to. */
  link?: { to: string; message: Message }
  /** A button, and the event that it dispatches. */
  action?: { message: Message; event: UnknownAction }
  /** How many times the same message was shown while it was on screen. */
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
        // The newest toast's link and action are kept, because its action can undo only the newest change.
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
