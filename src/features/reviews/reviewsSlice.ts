import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import type { ReviewChanges } from './reviewPost'

/** The confirmations of the card: of its status, or of a photo that is removed. */
export type ReviewQuestion = 'archive' | 'unarchive' | { photoId: number }

export interface ReviewProblem {
  message: Message | null
  /** Whether the problem is about the albums. */
  isAboutAlbums: boolean
  /** Someone else saved the review meanwhile. */
  isStale: boolean
}

export interface ReviewsState {
  reviewId: number | null
  /** Unsaved changes of that review, kept while it is closed and opened again; null: none. */
  changes: ReviewChanges | null
  question: ReviewQuestion | null
  isSaving: boolean
  problem: ReviewProblem | null
  /** Whether the filters are open, on a phone. */
  isFilterOpen: boolean
}

interface OfReview {
  reviewId: number
}

const initialState: ReviewsState = {
  reviewId: null,
  changes: null,
  question: null,
  isSaving: false,
  problem: null,
  isFilterOpen: false,
}

export const reviewsSlice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {
    reviewOpened: (state, { payload }: PayloadAction<OfReview>) =>
      state.reviewId === payload.reviewId
        ? { ...state, question: null }
        : { ...initialState, reviewId: payload.reviewId },
    reviewChanged: (state, { payload }: PayloadAction<ReviewChanges>) => {
      state.changes = payload
      state.problem = null
    },
    reviewReverted: (state) => {
      state.changes = null
      state.problem = null
      state.question = null
    },
    questionAsked: (state, { payload }: PayloadAction<ReviewQuestion>) => {
      state.question = payload
    },
    questionDropped: (state) => {
      state.question = null
    },
    reviewSaveStarted: (state) => {
      state.isSaving = true
      state.problem = null
    },
    reviewSaved: (state, { payload }: PayloadAction<OfReview & { keepsChanges: boolean }>) => {
      if (state.reviewId !== payload.reviewId) return
      state.isSaving = false
      if (!payload.keepsChanges) state.changes = null
      state.question = null
    },
    reviewSaveFailed: (state, { payload }: PayloadAction<OfReview & ReviewProblem>) => {
      if (state.reviewId !== payload.reviewId) return
      const { message, isAboutAlbums, isStale } = payload
      state.isSaving = false
      state.question = null
      state.problem = { message, isAboutAlbums, isStale }
    },
    filterPanelOpened: (state) => {
      state.isFilterOpen = true
    },
    filterPanelClosed: (state) => {
      state.isFilterOpen = false
    },
  },
  selectors: { selectReviews: (state) => state },
})

export const {
  reviewOpened,
  reviewChanged,
  reviewReverted,
  questionAsked,
  questionDropped,
  reviewSaveStarted,
  reviewSaved,
  reviewSaveFailed,
  filterPanelOpened,
  filterPanelClosed,
} = reviewsSlice.actions
export const { selectReviews } = reviewsSlice.selectors

export { reviewImportSlice } from './import/reviewImportSlice'
