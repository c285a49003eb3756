import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DayRange } from '@/common/lib/days'
import type { AnswerTarget } from './answerTargets'

/** The answers of a post that are shown. */
export interface AnswersChoice {
  /** Null: the first target of the post. */
  target: AnswerTarget | null
  days: DayRange
  page: number
  /** Whether the single answers are shown below the chart. */
  isListShown: boolean
}

export interface AnswersState {
  /** The post that this choice is for; another post starts without a choice. */
  postId: number | null
  choice: AnswersChoice
}

type OfPost<Payload> = PayloadAction<Payload & { postId: number }>

const AS_OPENED: AnswersChoice = { target: null, days: {}, page: 1, isListShown: false }

const choiceFor = (state: AnswersState, postId: number) =>
  state.postId === postId ? state.choice : AS_OPENED

const initialState: AnswersState = { postId: null, choice: AS_OPENED }

export const answersSlice = createSlice({
  name: 'answers',
  initialState,
  reducers: {
    answersTargetChosen: (state, { payload }: OfPost<{ target: AnswerTarget }>) => {
      const { postId, target } = payload
      return { postId, choice: { ...choiceFor(state, postId), target, page: 1 } }
    },
    answersDaysChosen: (state, { payload }: OfPost<{ days: DayRange }>) => {
      const { postId, days } = payload
      return { postId, choice: { ...choiceFor(state, postId), days, page: 1 } }
    },
    /** Shows the single answers, or hides them. */
    answersListToggled: (state, { payload: { postId } }: OfPost<object>) => {
      const choice = choiceFor(state, postId)
      return { postId, choice: { ...choice, isListShown: !choice.isListShown } }
    },
    /** Shows a page of the answers to `target`. */
    answersPageTurned: (state, { payload }: OfPost<{ target: AnswerTarget; page: number }>) => {
      const { postId, target, page } = payload
      return { postId, choice: { ...choiceFor(state, postId), target, page } }
    },
  },
  selectors: { selectAnswersChoice: choiceFor },
})

export const { answersTargetChosen, answersDaysChosen, answersListToggled, answersPageTurned } =
  answersSlice.actions
export const { selectAnswersChoice } = answersSlice.selectors
