import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import type { GallerySettings, Widget, WidgetMode } from '@/contract/entities/widget'
import {
  formOfWidget,
  hasChanges,
  isTitleRefused,
  rebasedForm,
  type GalleryForm,
} from './galleryForm'
import { effectiveSettings, loadMoreSwitched } from './rules'
import { failureMessage } from '@/common/api/failureMessage'
import { matchEndpoint } from '@/common/api/matchEndpoint'
import type { PreviewDevice } from '@/common/embed/previewSize'
import type { savedWidgetsApi } from './savedWidgetsApi'

type Endpoints = (typeof savedWidgetsApi)['endpoints']
const getWidget = matchEndpoint<Endpoints['getWidget']>('getWidget')
const saveWidget = matchEndpoint<Endpoints['saveWidget']>('saveWidget')
const deleteWidget = matchEndpoint<Endpoints['deleteWidget']>('deleteWidget')

/** Tabs of the gallery widget editor (product-rules/screens.md#widget-editor-tabs). */
export const EDITOR_TABS = ['display', 'settings', 'installation', 'preview'] as const
export type EditorTab = (typeof EDITOR_TABS)[number]

export interface GalleryEditorState {
  /** The widget whose editor is open. */
  embedId: string | null
  /** The last saved state and the working copy; null until the widget is loaded. */
  form: { saved: GalleryForm; draft: GalleryForm } | null
  /** The working copy as it was sent with the running save. */
  sent: GalleryForm | null
  /** Id of that save's request. */
  saveRequestId: string | null
  saveMessage: { tone: 'success' | 'error'; message: Message } | null
  tab: EditorTab
  device: PreviewDevice
  /** What the preview shows; it follows the draft after a pause. */
  previewed: { role: string; gallerySettings: GallerySettings } | null
  /** The widget was deleted here: there is nothing to edit or to save. */
  isDeleted: boolean
}

const initialState: GalleryEditorState = {
  embedId: null,
  form: null,
  sent: null,
  saveRequestId: null,
  saveMessage: null,
  tab: 'display',
  device: 'desktop',
  previewed: null,
  isDeleted: false,
}

export const galleryEditorSlice = createSlice({
  name: 'galleryEditor',
  initialState,
  reducers: {
    editorOpened: ({ device }, { payload }: PayloadAction<{ embedId: string }>) => ({
      ...initialState,
      device,
      embedId: payload.embedId,
    }),
    editorClosed: ({ device }) => ({ ...initialState, device }),
    tabChosen: (state, { payload }: PayloadAction<EditorTab>) => {
      state.tab = payload
    },
    deviceChosen: (state, { payload }: PayloadAction<PreviewDevice>) => {
      state.device = payload
    },
    titleChanged: (state, { payload }: PayloadAction<string>) => {
      edit(state, (draft) => ({ ...draft, role: payload }))
    },
    visibilityChosen: (state, { payload }: PayloadAction<WidgetMode>) => {
      edit(state, (draft) => ({ ...draft, isEnabled: payload }))
    },
    settingsChanged: (state, { payload }: PayloadAction<Partial<GallerySettings>>) => {
      editSettings(state, (settings) => ({ ...settings, ...payload }))
    },
    loadMoreToggled: (state, { payload }: PayloadAction<boolean>) => {
      editSettings(state, (settings) => loadMoreSwitched(settings, payload))
    },
    previewAsked: (state) => {
      state.previewed = state.form && previewOf(state.form.draft)
    },
    /** Sends nothing when nothing has changed or a save is running; shows the problem of an invalid title instead. */
    saveAsked: (state) => {
      if (!state.form || !isSaveable(state)) return
      if (isTitleRefused(state.form.draft.role)) {
        state.tab = 'settings'
        state.saveMessage = { tone: 'error', message: { id: 'empty-gallery-title' } }
      } else {
        state.sent = state.form.draft
        state.saveMessage = null
      }
    },
    /** A success message disappears by itself; a failure stays until the next edit or save. */
    saveMessageExpired: (state) => {
      if (state.saveMessage?.tone === 'success') state.saveMessage = null
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(getWidget.matchFulfilled, (state, { payload, meta }) => {
        if (meta.arg.originalArgs === state.embedId) load(state, payload)
      })
      .addMatcher(saveWidget.matchPending, (state, { meta }) => {
        if (state.sent) state.saveRequestId ??= meta.requestId
      })
      .addMatcher(saveWidget.matchFulfilled, (state, { payload, meta }) => {
        if (meta.requestId !== state.saveRequestId || !state.form || !state.sent) return
        const saved = formOfWidget(payload)
        state.form = { saved, draft: rebasedForm(state.form.draft, state.sent, saved) }
        state.sent = null
        state.saveRequestId = null
        state.saveMessage = { tone: 'success', message: { id: 'widgets.text_saved' } }
      })
      .addMatcher(saveWidget.matchRejected, (state, { payload, meta }) => {
        if (meta.requestId !== state.saveRequestId) return
        const message = failureMessage(payload)
        state.sent = null
        state.saveRequestId = null
        state.saveMessage = message && { tone: 'error', message }
      })
      .addMatcher(deleteWidget.matchFulfilled, (state, { payload }) => {
        if (payload.embedId !== state.embedId) return
        Object.assign(state, { form: null, sent: null, saveRequestId: null, isDeleted: true })
      })
  },
  selectors: {
    selectGalleryEditor: (state) => state,
    selectHasChanges: ({ form }) => form !== null && hasChanges(form.saved, form.draft),
    selectCanSave: isSaveable,
  },
})

function isSaveable({ form, sent }: GalleryEditorState): boolean {
  return form !== null && sent === null && hasChanges(form.saved, form.draft)
}

/** Loads the widget from the back office; what a person has already changed stays. */
function load(state: GalleryEditorState, widget: Widget) {
  const saved = formOfWidget(widget)
  const { form } = state
  const draft = form ? rebasedForm(form.draft, form.saved, saved) : saved
  state.form = { saved, draft }
  state.previewed = previewOf(draft)
}

/** An edit clears the last save message. */
function edit(state: GalleryEditorState, change: (draft: GalleryForm) => GalleryForm) {
  if (!state.form) return
  state.form.draft = change(state.form.draft)
  state.saveMessage = null
}

function editSettings(
  state: GalleryEditorState,
  change: (settings: GallerySettings) => GallerySettings,
) {
  edit(state, (draft) => ({ ...draft, gallerySettings: change(draft.gallerySettings) }))
}

function previewOf({ role, gallerySettings }: GalleryForm) {
  return { role, gallerySettings: effectiveSettings(gallerySettings) }
}

export const {
  editorOpened,
  editorClosed,
  tabChosen,
  deviceChosen,
  titleChanged,
  visibilityChosen,
  settingsChanged,
  loadMoreToggled,
  previewAsked,
  saveAsked,
  saveMessageExpired,
} = galleryEditorSlice.actions
export const { selectGalleryEditor, selectHasChanges, selectCanSave } = galleryEditorSlice.selectors
