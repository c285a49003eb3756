import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Which dialog of the widgets list is open; a widget is named by its embedId. */
export type WidgetDialog = { kind: 'create' } | { kind: 'delete'; embedId: string }

export interface WidgetsState {
  dialog: WidgetDialog | null
}

export const widgetsSlice = createSlice({
  name: 'widgets',
  initialState: { dialog: null } as WidgetsState,
  reducers: {
    widgetDialogOpened: (state, { payload }: PayloadAction<WidgetDialog>) => {
      state.dialog = payload
    },
    widgetDialogClosed: (state) => {
      state.dialog = null
    },
    /** The person asked for a widget's installation code on the clipboard. */
    installationCodeCopied: (_state, _action: PayloadAction<{ embedId: string }>) => undefined,
  },
  selectors: { selectWidgetDialog: (state) => state.dialog },
})

export const { widgetDialogOpened, widgetDialogClosed, installationCodeCopied } =
  widgetsSlice.actions
export const { selectWidgetDialog } = widgetsSlice.selectors
