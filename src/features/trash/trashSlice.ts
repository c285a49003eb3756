import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TrashItem } from '@/contract/entities/trash'

/** The final deletion that awaits the person's confirmation: of one object or of all. */
export type TrashQuestion = { kind: 'empty' } | { kind: 'delete'; item: TrashItem }

export interface TrashState {
  question: TrashQuestion | null
}

const initialState: TrashState = { question: null }

export const trashSlice = createSlice({
  name: 'trash',
  initialState,
  reducers: {
    trashQuestionOpened: (state, { payload }: PayloadAction<TrashQuestion>) => {
      state.question = payload
    },
    trashQuestionClosed: (state) => {
      state.question = null
    },
  },
  selectors: { selectTrashQuestion: (state) => state.question },
})

export const { trashQuestionOpened, trashQuestionClosed } = trashSlice.actions
export const { selectTrashQuestion } = trashSlice.selectors
