import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The open dialog of the segments; a segment is identified by its id. */
export type SegmentDialog =
  | { kind: 'create' }
  | { kind: 'rename' | 'delete' | 'code'; segmentId: number }

export interface SegmentsState {
  dialog: SegmentDialog | null
}

const initialState: SegmentsState = { dialog: null }

export const segmentsSlice = createSlice({
  name: 'segments',
  initialState,
  reducers: {
    segmentDialogOpened: (state, { payload }: PayloadAction<SegmentDialog>) => {
      state.dialog = payload
    },
    segmentDialogClosed: (state) => {
      state.dialog = null
    },
    /** Requests to copy the attribute of a segment to the clipboard. */
    segmentAttributeCopied: (_state, _action: PayloadAction<{ code: string }>) => undefined,
  },
  selectors: { selectSegmentDialog: (state) => state.dialog },
})

export const { segmentDialogOpened, segmentDialogClosed, segmentAttributeCopied } =
  segmentsSlice.actions
export const { selectSegmentDialog } = segmentsSlice.selectors
