import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { BulkPost } from '../bulk/bulkChangeSlice'
import type { LibraryFilter } from '../library/libraryFilter'

/** The filter of the offered posts. */
export interface PickerFilter extends Pick<LibraryFilter, 'query' | 'status' | 'products'> {
  /** Whether posts that are in the album already are left out. */
  isNewOnly: boolean
}

export interface PostPickerState {
  /**
   * The album for which posts are chosen. The choice stays when the dialog is closed, until another album is opened.
   */
  albumId: number | null
  filter: PickerFilter
  /** The chosen posts, in the order in which they were chosen, including posts that the filter now leaves out. */
  picked: BulkPost[]
  /** The post from which a range is chosen. */
  anchorId: number | null
  /** The ids that the last range added: the next one from the same anchor removes them. */
  rangeIds: number[]
}

const initialState: PostPickerState = {
  albumId: null,
  filter: { isNewOnly: false },
  picked: [],
  anchorId: null,
  rangeIds: [],
}

/** The choice of posts for an album. */
export const postPickerSlice = createSlice({
  name: 'postPicker',
  initialState,
  reducers: {
    pickerOpened: (state, { payload }: PayloadAction<{ albumId: number }>) =>
      payload.albumId === state.albumId ? state : { ...initialState, albumId: payload.albumId },
    pickerFilterChanged: (state, { payload }: PayloadAction<Partial<PickerFilter>>) => {
      state.filter = { ...state.filter, ...payload }
    },
    pickerFilterReset: (state) => {
      state.filter = initialState.filter
    },
    postPicked: (state, { payload: post }: PayloadAction<BulkPost>) => {
      const kept = state.picked.filter(({ id }) => id !== post.id)
      state.picked = kept.length < state.picked.length ? kept : [...kept, post]
      state.anchorId = post.id
      state.rangeIds = []
    },
    /** The posts between the anchor and the last one clicked, both included. */
    rangePicked: (state, { payload }: PayloadAction<{ anchorId: number; posts: BulkPost[] }>) => {
      const last = new Set(state.rangeIds)
      const kept = state.picked.filter(({ id }) => !last.has(id))
      const known = new Set(kept.map(({ id }) => id))
      const added = payload.posts.filter(({ id }) => !known.has(id))
      state.rangeIds = added.map(({ id }) => id)
      state.picked = [...kept, ...added]
      state.anchorId = payload.anchorId
    },
    pickingCleared: (state) => {
      state.picked = []
      state.anchorId = null
      state.rangeIds = []
    },
  },
  selectors: { selectPicker: (state) => state },
})

export const {
  pickerOpened,
  pickerFilterChanged,
  pickerFilterReset,
  postPicked,
  rangePicked,
  pickingCleared,
} = postPickerSlice.actions
export const { selectPicker } = postPickerSlice.selectors
