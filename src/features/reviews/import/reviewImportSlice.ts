import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import { fileProgressed } from '@/common/uploads/queuedFile'
import type { ReviewMapping } from '@/contract/entities/posts/reviewImport'

interface SentFile {
  fileId: string
  name: string
  /** 0 to 1. */
  progress: number
}

export interface ReviewImportState {
  /** The file that is being uploaded. */
  sent: SentFile | null
  problem: Message | null
  /** The person's choices for the columns of a file; null: the guessed ones apply. */
  mapping: (ReviewMapping & { importId: number }) | null
  /** The import whose columns are open although they were recognised. */
  columnsOf: number | null
}

const initialState: ReviewImportState = {
  sent: null,
  problem: null,
  mapping: null,
  columnsOf: null,
}

/** The dialog in which reviews are imported from a file. */
export const reviewImportSlice = createSlice({
  name: 'reviewImport',
  initialState,
  reducers: {
    importOpened: () => initialState,
    fileSent: (state, { payload }: PayloadAction<Omit<SentFile, 'progress'>>) => {
      state.sent = { ...payload, progress: 0 }
      state.problem = null
    },
    fileSettled: (state, { payload }: PayloadAction<{ problem: Message | null }>) => {
      state.sent = null
      state.problem = payload.problem
    },
    mappingChanged: (state, { payload }: PayloadAction<ReviewMapping & { importId: number }>) => {
      state.mapping = payload
    },
    columnsShown: (state, { payload }: PayloadAction<{ importId: number }>) => {
      state.columnsOf = payload.importId
    },
  },
  extraReducers: (builder) => {
    builder.addCase(fileProgressed, (state, { payload: { id, progress } }) => {
      if (state.sent?.fileId === id) state.sent.progress = progress
    })
  },
  selectors: { selectReviewImport: (state) => state },
})

export const { importOpened, fileSent, fileSettled, mappingChanged, columnsShown } =
  reviewImportSlice.actions
export const { selectReviewImport } = reviewImportSlice.selectors
