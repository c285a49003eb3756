import { isAnyOf } from '@reduxjs/toolkit'
import type { MessageId } from '@/common/i18n/messages'
import { copyText } from '@/common/lib/copyText'
import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { SAVE_MESSAGE_MS } from '@/contract/constants'
import {
  widgetEditorSlice,
  headerEdited,
  previewAsked,
  saveAsked,
  saveMessageExpired,
  settingsChanged,
  titleChanged,
  type WidgetEditorState,
} from './widgetEditorSlice'
import { changesOf } from './widgetForm'
import { savedWidgetsApi } from './savedWidgetsApi'
import {
  installationCodeCopied,
  pageAddressCopied,
  widgetCodeCopied,
  type widgetsSlice,
  type WidgetsState,
} from './widgetsSlice'

type State = Record<typeof widgetEditorSlice.reducerPath, WidgetEditorState> &
  Record<typeof widgetsSlice.reducerPath, WidgetsState>

/** How long the preview waits for a pause in the edits. */
export const PREVIEW_PAUSE_MS = 300

/**
 * Delays the preview until a pause in the edits, saves, handles conflicts, removes the save message after its time, and
 * copies codes and addresses.
 */
export function listenForWidgets(startListening: StartListening<State>) {
  startListening({
    matcher: isAnyOf(settingsChanged, headerEdited, titleChanged),
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners()
      await delay(PREVIEW_PAUSE_MS)
      dispatch(previewAsked())
    },
  })
  startListening({
    actionCreator: saveAsked,
    effect: async (_action, { dispatch, getState, getOriginalState }) => {
      const { embedId, form, sent } = widgetEditorSlice.selectSlice(getState())
      const isUnderWay = widgetEditorSlice.selectSlice(getOriginalState()).sent !== null
      if (embedId === null || !form || !sent || isUnderWay) return
      const changes = changesOf(form.saved, sent)
      await dispatch(
        savedWidgetsApi.endpoints.saveWidget.initiate({ embedId, changes }, { track: false }),
      )
    },
  })
  startListening({
    matcher: savedWidgetsApi.endpoints.saveWidget.matchFulfilled,
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners()
      await delay(SAVE_MESSAGE_MS)
      dispatch(saveMessageExpired())
    },
  })
  startListening({
    matcher: savedWidgetsApi.endpoints.saveWidget.matchRejected,
    effect: ({ payload }, { dispatch, getState }) => {
      const { embedId } = widgetEditorSlice.selectSlice(getState())
      const isStale = payload?.kind === 'http' && payload.status === 409
      // After a conflict, the version that was saved elsewhere is loaded; the unsaved changes stay.
      if (!isStale || embedId === null) return
      const options = { forceRefetch: true, subscribe: false }
      void dispatch(savedWidgetsApi.endpoints.getWidget.initiate(embedId, options))
    },
  })
  startListening({
    actionCreator: installationCodeCopied,
    effect: async ({ payload }, { dispatch }) => {
      dispatch(toastShown(outcomeOf(await copyText(payload))))
    },
  })
  startListening({
    actionCreator: widgetCodeCopied,
    effect: async ({ payload }, { dispatch, getState }) => {
      const make = async () => {
        const { makeWidgetCode } = await import(
          /* webpackChunkName: "widget-tabs" */ './installation/installedCode'
        )
        return makeWidgetCode(payload, dispatch, getState())
      }
      const made = make()
      const isCopied = await copyText(made.then(({ code }) => code))
      dispatch(toastShown(isCopied ? (await made).toast : outcomeOf(false)))
    },
  })
  startListening({
    actionCreator: pageAddressCopied,
    effect: async ({ payload }, { dispatch }) => {
      dispatch(toastShown(outcomeOf(await copyText(payload), ADDRESS_TEXTS)))
    },
  })
}

interface CopyTexts {
  copied: MessageId
  failed: MessageId
}
const CODE_TEXTS: CopyTexts = {
  copied: 'widgets.alert_code-copied',
  failed: 'widgets.alert_copy-failed',
}
const ADDRESS_TEXTS: CopyTexts = {
  copied: 'widgets.alert_address-copied',
  failed: 'widgets.alert_address-not-copied',
}

const outcomeOf = (isCopied: boolean, { copied, failed } = CODE_TEXTS) =>
  isCopied
    ? { tone: 'success' as const, message: { id: copied } }
    : { tone: 'warning' as const, message: { id: failed } }
