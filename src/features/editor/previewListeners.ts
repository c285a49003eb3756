import type { StartListening } from '@/common/store/listening'
import { editorSlice, previewAsked, type WithEditor } from './editorSlice'

const { selectSlice } = editorSlice

/** How long the preview waits for a pause in the edits, ms. */
export const PREVIEW_PAUSE_MS = 300

/** The preview follows the work while it is shown. */
export function listenForPreview(startListening: StartListening<WithEditor>) {
  startListening({
    predicate: (_action, now, before) =>
      selectSlice(now).preview.isOpen && selectSlice(now).document !== selectSlice(before).document,
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners()
      await delay(PREVIEW_PAUSE_MS)
      if (selectSlice(getState()).preview.isOpen) dispatch(previewAsked())
    },
  })
}
