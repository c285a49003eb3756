import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import type { Widget, WidgetMode } from '@/contract/entities/widgets/widget'
import { isWidgetId } from '@/contract/widgets/settings/gallerySettings'
import type { ModelSettings } from '@/contract/widgets/settings/modelSettings'
import type { WidgetSettings } from '@/contract/widgets/settings/widgetSettings'
import {
  formOfWidget,
  hasChanges,
  isTitleRefused,
  rebasedForm,
  type WidgetForm,
  effectiveSettings,
} from './widgetForm'
import {
  changedHeader,
  headerFormOf,
  headerOf,
  htmlOfHeader,
  withHeader,
  type HeaderForm,
} from './header/headerForm'
import { failureMessage } from '@/common/api/apiError'
import { matchEndpoint } from '@/common/api/matchEndpoint'
import type { PreviewDevice } from '@/common/embed/previewSize'
import type { shopPageApi } from './shopPage/shopPageApi'
import type { savedWidgetsApi } from './savedWidgetsApi'

type Endpoints = (typeof savedWidgetsApi)['endpoints']
const getWidget = matchEndpoint<Endpoints['getWidget']>('getWidget')
const saveWidget = matchEndpoint<Endpoints['saveWidget']>('saveWidget')
const deleteWidget = matchEndpoint<Endpoints['deleteWidget']>('deleteWidget')
const readShopPage =
  matchEndpoint<(typeof shopPageApi)['endpoints']['readShopPage']>('readShopPage')

/** Tabs of the widget editors (product-rules/screens.md#widget-editor-tabs). */
export const EDITOR_TABS = ['display', 'settings', 'installation', 'preview'] as const
export type EditorTab = (typeof EDITOR_TABS)[number]

export interface WidgetEditorState {
  /** The widget whose editor is open. */
  embedId: string | null
  /** The last saved state and the working copy; null until the widget is loaded. */
  form: { saved: WidgetForm; draft: WidgetForm } | null
  /** The header as it is being edited; null: as it is in the working copy. */
  header: HeaderForm | null
  /** The working copy that the running save contains. */
  sent: WidgetForm | null
  /** Id of the running save's request. */
  saveRequestId: string | null
  saveMessage: { tone: 'success' | 'error'; message: Message } | null
  tab: EditorTab
  device: PreviewDevice
  /** The settings that the preview shows; they follow the draft after a pause. */
  previewed: { role: string; gallerySettings: WidgetSettings } | null
  /** The product on whose page the preview shows a product gallery; null: on another page. */
  productId: number | null
  /**
   * The page of the shop that is shown around the previewed widget; `readId` is the id of its last completed reading.
   */
  shopPage: { link: string; readId: string | null } | null
  /** The widget was deleted here: there is nothing to edit or to save. */
  isDeleted: boolean
}

const initialState: WidgetEditorState = {
  embedId: null,
  form: null,
  header: null,
  sent: null,
  saveRequestId: null,
  saveMessage: null,
  tab: 'display',
  device: 'desktop',
  previewed: null,
  productId: null,
  shopPage: null,
  isDeleted: false,
}

export const widgetEditorSlice = createSlice({
  name: 'widgetEditor',
  initialState,
  reducers: {
    /** On a phone the preview starts with the phone; elsewhere it starts with the device that was chosen last. */
    editorOpened: (
      { device },
      { payload }: PayloadAction<{ embedId: string; isPhone?: boolean }>,
    ) => ({
      ...initialState,
      device: payload.isPhone ? 'mobile' : device,
      embedId: payload.embedId,
    }),
    editorClosed: ({ device }) => ({ ...initialState, device }),
    tabChosen: (state, { payload }: PayloadAction<EditorTab>) => {
      state.tab = payload
    },
    deviceChosen: (state, { payload }: PayloadAction<PreviewDevice>) => {
      state.device = payload
    },
    previewProductChosen: (state, { payload }: PayloadAction<number | null>) => {
      state.productId = payload
    },
    /** An upload of the open 3D widget becomes an unsaved setting, which the preview shows immediately. */
    modelFileUploaded: (
      state,
      { payload }: PayloadAction<{ embedId: string; setting: Partial<ModelSettings> }>,
    ) => {
      const { embedId, setting } = payload
      if (embedId !== state.embedId || state.form?.draft.widgetType !== 'stl') return
      state.saveMessage = null
      Object.assign(state.form.draft.gallerySettings, setting)
      state.previewed = previewOf(state.form.draft)
    },
    shopPageChosen: (state, { payload }: PayloadAction<string>) => {
      state.shopPage = { link: payload, readId: null }
    },
    shopPageLeft: (state) => {
      state.shopPage = null
    },
    titleChanged: (state, { payload }: PayloadAction<string>) => {
      const draft = edited(state)
      if (draft) draft.role = payload
    },
    visibilityChosen: (state, { payload }: PayloadAction<WidgetMode>) => {
      const draft = edited(state)
      if (draft) draft.isEnabled = payload
    },
    settingsChanged: (state, { payload }: PayloadAction<Partial<WidgetSettings>>) => {
      const draft = edited(state)
      if (draft) Object.assign(draft.gallerySettings, payload)
    },
    headerEdited: (state, { payload }: PayloadAction<Partial<HeaderForm>>) => {
      const draft = edited(state)
      if (!draft) return
      state.header = changedHeader(state.header ?? headerFormOf(draft), payload)
      Object.assign(draft.gallerySettings, withHeader(draft, htmlOfHeader(state.header)))
    },
    previewAsked: (state) => {
      state.previewed = state.form && previewOf(state.form.draft)
    },
    /** Sends nothing when nothing has changed or a save is running; shows the problem of an invalid title instead. */
    saveAsked: (state) => {
      if (!state.form || !isSaveable(state)) return
      const { draft } = state.form
      if (isTitleRefused(draft.role)) {
        state.tab = 'settings'
        state.saveMessage = { tone: 'error', message: { id: 'empty-gallery-title' } }
      } else if (!isWidgetId(widgetIdOf(draft))) {
        state.tab = 'display'
        state.saveMessage = { tone: 'error', message: { id: 'invalid-widget-id' } }
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
        dropOtherHeader(state)
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
      .addMatcher(readShopPage.matchFulfilled, ({ embedId, shopPage }, { meta }) => {
        const { originalArgs } = meta.arg
        if (originalArgs.embedId !== embedId || originalArgs.link !== shopPage?.link) return
        shopPage.readId = meta.requestId
      })
  },
  selectors: {
    selectWidgetEditor: (state) => state,
    selectHasChanges: ({ form }) => form !== null && hasChanges(form.saved, form.draft),
    selectCanSave: isSaveable,
    selectHeaderForm: headerForm,
  },
})

const draftHeader = createSelector(
  ({ form }: WidgetEditorState) => form?.draft,
  (draft) => (draft ? headerFormOf(draft) : null),
)

function headerForm(state: WidgetEditorState): HeaderForm | null {
  return state.header ?? draftHeader(state)
}

function isSaveable({ form, sent }: WidgetEditorState): boolean {
  return form !== null && sent === null && hasChanges(form.saved, form.draft)
}

/** Loads the widget from the back office; unsaved changes stay. */
function load(state: WidgetEditorState, widget: Widget) {
  const saved = formOfWidget(widget)
  const { form } = state
  const draft = form ? rebasedForm(form.draft, form.saved, saved) : saved
  state.form = { saved, draft }
  dropOtherHeader(state)
  state.previewed = previewOf(draft)
}

/**
 * Drops the edited header when the working copy has another one, because the back office has cleaned it or another tab
 * has changed it.
 */
function dropOtherHeader(state: WidgetEditorState) {
  if (!state.form || !state.header) return
  if (htmlOfHeader(state.header) !== headerOf(state.form.draft)) state.header = null
}

/** The working copy that is about to be edited; an edit clears the last save message. */
function edited(state: WidgetEditorState): WidgetForm | undefined {
  state.saveMessage = null
  return state.form?.draft
}

const widgetIdOf = ({ gallerySettings }: WidgetForm): string =>
  'widget_id' in gallerySettings ? gallerySettings.widget_id : ''

function previewOf(form: WidgetForm) {
  const settings = effectiveSettings(form)
  // An invalid id that is being typed must not stop the preview.
  const typed = isWidgetId(widgetIdOf(form)) ? {} : { widget_id: '' }
  return { role: form.role, gallerySettings: { ...settings, ...typed } }
}

export const {
  editorOpened,
  editorClosed,
  tabChosen,
  deviceChosen,
  previewProductChosen,
  modelFileUploaded,
  shopPageChosen,
  shopPageLeft,
  titleChanged,
  visibilityChosen,
  settingsChanged,
  headerEdited,
  previewAsked,
  saveAsked,
  saveMessageExpired,
} = widgetEditorSlice.actions
export const { selectWidgetEditor, selectHasChanges, selectCanSave, selectHeaderForm } =
  widgetEditorSlice.selectors
