import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { widgetsApi } from './widgetsApi'

/** Which dialog of the widgets list is open; a widget is named by its embedId. */
export type WidgetDialog = { kind: 'create' } | { kind: 'delete'; embedId: string }

export interface WidgetsState {
  dialog: WidgetDialog | null
  /** A widget that was just made here, whose editor is to be opened. */
  createdEmbedId: string | null
}

export const widgetsSlice = createSlice({
  name: 'widgets',
  initialState: { dialog: null, createdEmbedId: null } as WidgetsState,
  reducers: {
    widgetDialogOpened: (state, { payload }: PayloadAction<WidgetDialog>) => {
      state.dialog = payload
    },
    widgetDialogClosed: (state) => {
      state.dialog = null
    },
    createdWidgetOpened: (state) => {
      state.createdEmbedId = null
    },
    /** The person asked for a widget's installation code on the clipboard. */
    installationCodeCopied: (_state, _action: PayloadAction<{ embedId: string }>) => undefined,
  },
  extraReducers: (builder) => {
    builder.addMatcher(widgetsApi.endpoints.createWidget.matchFulfilled, (state, { payload }) => {
      // Whoever has left the list meanwhile is not led away from where they are.
      if (state.dialog?.kind !== 'create') return
      Object.assign(state, { dialog: null, createdEmbedId: payload.embedId })
    })
  },
  selectors: {
    selectWidgetDialog: (state) => state.dialog,
    selectCreatedEmbedId: (state) => state.createdEmbedId,
  },
})

export const {
  widgetDialogOpened,
  widgetDialogClosed,
  createdWidgetOpened,
  installationCodeCopied,
} = widgetsSlice.actions
export const { selectWidgetDialog, selectCreatedEmbedId } = widgetsSlice.selectors
