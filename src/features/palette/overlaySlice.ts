import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppThunk } from '@/common/store/hooks'

export interface OverlayState {
  /** What keys have opened above the screen: the command palette, or the list of shortcuts. */
  opened: 'palette' | 'shortcuts' | null
  /** What is typed into the palette, also before it is loaded. */
  query: string
}

const initialState: OverlayState = { opened: null, query: '' }

/** The part of the palette that every screen has; the rest comes with the palette itself (`foundSlice.ts`). */
export const overlaySlice = createSlice({
  name: 'overlay',
  initialState,
  reducers: {
    paletteOpened: (_, { payload: opened }: PayloadAction<'palette' | 'shortcuts'>) => ({
      opened,
      query: '',
    }),
    paletteClosed: () => initialState,
    /** The whole query: a record names its words as one text, whose letters could not be put together again. */
    paletteTyped: (state, { payload }: PayloadAction<string>) => {
      state.query = payload
    },
  },
  selectors: { selectOverlay: (state) => state },
})

export const { paletteOpened, paletteClosed, paletteTyped } = overlaySlice.actions
export const { selectOverlay } = overlaySlice.selectors

/** Keys that were pressed before the palette's field is there: a letter, or Backspace. */
export const paletteKeyed =
  (key: string): AppThunk =>
  (dispatch, getState) => {
    const { query } = selectOverlay(getState() as { overlay: OverlayState })
    dispatch(paletteTyped(key === 'Backspace' ? query.slice(0, -1) : query + key))
  }
