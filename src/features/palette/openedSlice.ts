import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface OpenedState {
  /** What is open: the command palette, or the list of shortcuts. */
  opened: 'palette' | 'shortcuts' | null
  /** What is typed into the palette, also before it is loaded. */
  query: string
}

const initialState: OpenedState = { opened: null, query: '' }

/** The part of the palette that every screen has; the rest comes with the palette itself (`foundSlice.ts`). */
export const openedSlice = createSlice({
  name: 'opened',
  initialState,
  reducers: {
    paletteOpened: (_, { payload: opened }: PayloadAction<'palette' | 'shortcuts'>) => ({
      opened,
      query: '',
    }),
    paletteClosed: () => initialState,
    paletteTyped: (state, { payload }: PayloadAction<string>) => {
      state.query = payload
    },
  },
  selectors: { selectOpened: (state) => state },
})

export const { paletteOpened, paletteClosed, paletteTyped } = openedSlice.actions
export const { selectOpened } = openedSlice.selectors
