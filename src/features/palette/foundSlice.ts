import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { paletteClosed, paletteTyped } from './overlaySlice'

/** Something that was chosen in the palette; `text` names what cannot be named without a request. */
export interface RecentChoice {
  id: string
  text?: string | undefined
}

export interface PaletteState {
  /** The query that the back office was asked for last, and how far that has come. */
  search: { query: string; status: 'waiting' | 'done' | 'failed' }
  /** The query whose records are shown: those of the one before, until the next ones are there. */
  found: string
  /** The person's latest choices, newest first; stored by the browser. */
  recent: RecentChoice[]
}

/** Fewer characters match too many records to be of use. */
export const FEWEST_CHARACTERS = 2
/** Choices that are remembered. */
const MOST_RECENT = 6

const initialState: PaletteState = {
  search: { query: '', status: 'done' },
  found: '',
  recent: [],
}

/** What the open palette has found, and what was chosen in it before. */
export const foundSlice = createSlice({
  name: 'palette',
  initialState,
  reducers: {
    /** The palette is on the screen. */
    paletteShown: () => undefined,
    /** Restores the choices of an earlier visit, or of another tab. */
    recentRestored: (state, { payload }: PayloadAction<RecentChoice[]>) => {
      state.recent = payload
    },
    searchStarted: (state, { payload: query }: PayloadAction<string>) => {
      state.search = { query, status: 'waiting' }
    },
    searchEnded: (state, { payload: isFound }: PayloadAction<boolean>) => {
      state.search.status = isFound ? 'done' : 'failed'
      if (isFound) state.found = state.search.query
    },
    /** Asks the back office again after a failure. */
    searchRetried: () => undefined,
    choiceMade: (state, { payload: choice }: PayloadAction<RecentChoice>) => {
      const others = state.recent.filter(({ id }) => id !== choice.id)
      state.recent = [choice, ...others].slice(0, MOST_RECENT)
    },
  },
  extraReducers: (builder) => {
    builder.addCase(paletteTyped, (state, { payload }) => {
      if (payload.trim().length >= FEWEST_CHARACTERS) return
      state.search = initialState.search
      state.found = ''
    })
    builder.addCase(paletteClosed, ({ recent }) => ({ ...initialState, recent }))
  },
  selectors: { selectPalette: (state) => state },
})

export const {
  paletteShown,
  recentRestored,
  searchStarted,
  searchEnded,
  searchRetried,
  choiceMade,
} = foundSlice.actions
export const { selectPalette } = foundSlice.selectors
