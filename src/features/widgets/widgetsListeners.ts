import { isAnyOf } from '@reduxjs/toolkit'
import { runtimeConfig } from '@/common/api/runtimeConfig'
import { copyText } from '@/common/lib/copyText'
import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { SAVE_MESSAGE_MS } from '@/contract/constants'
import { installationCode } from '@/contract/widgets/embed'
import {
  galleryEditorSlice,
  loadMoreToggled,
  previewAsked,
  saveAsked,
  saveMessageExpired,
  settingsChanged,
  titleChanged,
  type GalleryEditorState,
} from './galleryEditorSlice'
import { changesOf } from './galleryForm'
import { savedWidgetsApi } from './savedWidgetsApi'
import { installationCodeCopied } from './widgetsSlice'

type WithGalleryEditor = Record<typeof galleryEditorSlice.reducerPath, GalleryEditorState>

/** How long the preview waits for a pause in the edits. */
export const PREVIEW_PAUSE_MS = 300

/** The preview's pause, saving, the save message's time, and copying the installation code. */
export function listenForWidgets(startListening: StartListening<WithGalleryEditor>) {
  startListening({
    matcher: isAnyOf(settingsChanged, loadMoreToggled, titleChanged),
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners()
      await delay(PREVIEW_PAUSE_MS)
      dispatch(previewAsked())
    },
  })
  startListening({
    actionCreator: saveAsked,
    effect: async (_action, { dispatch, getState, getOriginalState }) => {
      const { embedId, form, sent } = galleryEditorSlice.selectSlice(getState())
      const isUnderWay = galleryEditorSlice.selectSlice(getOriginalState()).sent !== null
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
    actionCreator: installationCodeCopied,
    effect: async ({ payload }, { dispatch }) => {
      const { embedId, article } = payload
      const isCopied = await copyText(installationCode(runtimeConfig().widgetUrl, embedId, article))
      dispatch(
        toastShown(
          isCopied
            ? { tone: 'success', message: { id: 'widgets.alert_code-copied' } }
            : { tone: 'warning', message: { id: 'widgets.alert_copy-failed' } },
        ),
      )
    },
  })
}
