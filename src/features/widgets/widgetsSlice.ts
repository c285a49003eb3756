import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Widget } from '@/contract/entities/widgets/widget'
import type { WidgetType } from '@/contract/widgets/settings/widgetSettings'
import type { Consent } from '@/contract/widgets/installation/installationCode'
import { matchEndpoint } from '@/common/api/matchEndpoint'
import type { savedWidgetsApi } from './savedWidgetsApi'
import type { Platform } from './installation/platforms'

type Endpoints = (typeof savedWidgetsApi)['endpoints']
const createWidget = matchEndpoint<Endpoints['createWidget']>('createWidget')

/** The open dialog of the widgets list; a widget is identified by its embedId. */
export type WidgetDialog =
  | { kind: 'create'; type?: WidgetType }
  | { kind: 'delete'; embedId: string }

export type ProductBy = 'article' | 'address'

type CreatedWidget = Pick<Widget, 'embedId' | 'widgetType'>

export interface CopiedWidget {
  widget: Widget
  /** The text in place of the SKU in the code, which the user replaces. */
  placeholder: string
}

export interface WidgetsState {
  dialog: WidgetDialog | null
  /** A widget that was just created here; its editor is opened. */
  created: CreatedWidget | null
  /** The platform of the user's shop. */
  platform: Platform
  /** The embed's permissions before the shopper's consent. */
  consent: Consent
  /** How a product page identifies its product. */
  productBy: ProductBy
}

const initialState: WidgetsState = {
  dialog: null,
  created: null,
  platform: 'html',
  consent: 'none',
  productBy: 'article',
}

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
    platformChosen: (state, { payload }: PayloadAction<Platform>) => {
      state.platform = payload
    },
    consentChosen: (state, { payload }: PayloadAction<Consent>) => {
      state.consent = payload
    },
    productByChosen: (state, { payload }: PayloadAction<ProductBy>) => {
      state.productBy = payload
    },
    /** Copies a code that is on the screen. */
    installationCodeCopied: (_state, _action: PayloadAction<string>) => undefined,
    /** Copies the main code of a widget, which is made first. */
    widgetCodeCopied: (_state, _action: PayloadAction<CopiedWidget>) => undefined,
    /** Copies the address of one of a widget's pages without the embed. */
    pageAddressCopied: (_state, _action: PayloadAction<string>) => undefined,
  },
  extraReducers: (builder) => {
    builder.addMatcher(createWidget.matchFulfilled, (state, { payload }) => {
      // A user who has left the list stays on their current page.
      if (state.dialog?.kind !== 'create') return
      const { embedId, widgetType } = payload
      Object.assign(state, { dialog: null, created: { embedId, widgetType } })
    })
  },
  selectors: {
    selectWidgetDialog: (state) => state.dialog,
    selectCreatedWidget: (state) => state.created,
    selectPlatform: (state) => state.platform,
    selectConsent: (state) => state.consent,
    selectProductBy: (state) => state.productBy,
  },
})

export const {
  widgetDialogOpened,
  widgetDialogClosed,
  createdWidgetOpened,
  platformChosen,
  consentChosen,
  productByChosen,
  installationCodeCopied,
  widgetCodeCopied,
  pageAddressCopied,
} = widgetsSlice.actions
export const {
  selectWidgetDialog,
  selectCreatedWidget,
  selectPlatform,
  selectConsent,
  selectProductBy,
} = widgetsSlice.selectors

export { widgetEditorSlice } from './widgetEditorSlice'
