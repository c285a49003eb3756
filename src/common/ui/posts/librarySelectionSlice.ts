import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ChosenPost } from '@/contract/entities/posts/postChange'

export interface LibrarySelectionState {
  /** The list in which the posts were chosen: the query part of its address. */
  list: string
  ids: number[]
  /** The post from which a range is chosen. */
  anchorId: number | null
  /** The ids that the last range added: the next one from the same anchor removes them. */
  rangeIds: number[]
  /**
   * All posts that matched the filter when the person chose all of them; empty when only loaded posts can be chosen.
   */
  matching: ChosenPost[]
}

const initialState: LibrarySelectionState = {
  list: '',
  ids: [],
  anchorId: null,
  rangeIds: [],
  matching: [],
}

const without = (ids: number[], gone: readonly number[]) => {
  const taken = new Set(gone)
  return ids.filter((id) => !taken.has(id))
}

/** The chosen posts of the library, for bulk actions. */
export const librarySelectionSlice = createSlice({
  name: 'librarySelection',
  initialState,
  reducers: {
    /** Clears the selection for another list; the same list keeps its selection. */
    listShown: (state, { payload: list }: PayloadAction<string>) =>
      list === state.list ? state : { ...initialState, list },
    postToggled: (state, { payload: id }: PayloadAction<number>) => {
      state.ids = state.ids.includes(id) ? without(state.ids, [id]) : [...state.ids, id]
      state.anchorId = id
      state.rangeIds = []
    },
    /** The posts between the anchor and the last one clicked, both included. */
    rangeSelected: (state, { payload }: PayloadAction<{ anchorId: number; ids: number[] }>) => {
      const kept = without(state.ids, state.rangeIds)
      state.rangeIds = without(payload.ids, kept)
      state.ids = [...kept, ...state.rangeIds]
      state.anchorId = payload.anchorId
    },
    allLoadedSelected: (state, { payload: ids }: PayloadAction<number[]>) => {
      state.ids = ids
      state.rangeIds = []
    },
    allMatchingSelected: (state, { payload: matching }: PayloadAction<ChosenPost[]>) => ({
      ...initialState,
      list: state.list,
      ids: matching.flatMap(({ vitrinaPost: { id } }) => id ?? []),
      matching,
    }),
    /** Deselects posts that left the list. */
    postsVanished: (state, { payload: ids }: PayloadAction<number[]>) => {
      state.ids = without(state.ids, ids)
      state.rangeIds = without(state.rangeIds, ids)
      if (state.anchorId !== null && ids.includes(state.anchorId)) state.anchorId = null
    },
    selectionCleared: (state) => ({ ...initialState, list: state.list }),
  },
  selectors: {
    selectChosenIds: (state) => state.ids,
    selectAnchorId: (state) => state.anchorId,
    selectMatching: (state) => state.matching,
  },
})

export const {
  listShown,
  postToggled,
  rangeSelected,
  allLoadedSelected,
  allMatchingSelected,
  postsVanished,
  selectionCleared,
} = librarySelectionSlice.actions
export const { selectChosenIds, selectAnchorId, selectMatching } = librarySelectionSlice.selectors
