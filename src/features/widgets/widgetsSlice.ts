import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Widget } from '@/contract/entities/widget'
import { matchEndpoint } from '@/common/api/matchEndpoint'
import type { savedWidgetsApi } from './savedWidgetsApi'

type Endpoints = (typeof savedWidgetsApi)['endpoints']
const createWidget = matchEndpoint<Endpoints['createWidget']>('createWidget')

/** The open dialog of the widgets list; a widget is named by its embedId. */
export type WidgetDialog = { kind: 'create' } | { kind: 'delete'; embedId: string }

export interface WidgetsState {
  dialog: WidgetDialog | null
  /** A widget that was just created here; its editor is opened. */
  created: Pick<Widget, 'embedId' | 'widgetType'> | null
}

const initialState: WidgetsState = { dialog: null, created: null }

export const widgetsSlice = createSlice({
  name: 'widgets',
  initialState,
  reducers: {
    widgetDialogOpened: (state, { payload }: PayloadAction<WidgetDialog>) => {
      state.dialog = payload
    },
    widgetDialogClosed: (state) => {
      state.dialog = null
    },
    createdWidgetOpened: (state) => {
      state.created = null
    },
    /** Copies a widget's installation code to the clipboard; with an article, for a product's page. */
    installationCodeCopied: (
      _state,
      _action: PayloadAction<{ embedId: string; article?: string }>,
    ) => undefined,
  },
  extraReducers: (builder) => {
    builder.addMatcher(createWidget.matchFulfilled, (state, { payload }) => {
      // A person who has left the list is not led away from where they are.
      if (state.dialog?.kind !== 'create') return
      const { embedId, widgetType } = payload
      Object.assign(state, { dialog: null, created: { embedId, widgetType } })
    })
  },
  selectors: {
    selectWidgetDialog: (state) => state.dialog,
    selectCreatedWidget: (state) => state.created,
  },
})

export const {
  widgetDialogOpened,
  widgetDialogClosed,
  createdWidgetOpened,
  installationCodeCopied,
} = widgetsSlice.actions
export const { selectWidgetDialog, selectCreatedWidget } = widgetsSlice.selectors

export { galleryEditorSlice } from './galleryEditorSlice'
