import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { listenForPictures, type WithPictureUploads } from '@/common/uploads/listenForPictures'
import { pictureDropped, pictureUploadsSlice } from '@/common/uploads/pictureUploadsSlice'
import { savedWidgetsApi } from '../savedWidgetsApi'
import { editorClosed, widgetEditorSlice, type WidgetEditorState } from '../widgetEditorSlice'
import { modelFilesApi } from './modelFilesApi'

type State = WithPictureUploads & Record<typeof widgetEditorSlice.reducerPath, WidgetEditorState>

/** Uploads files of 3D widgets, for as long as the widget's editor is open. */
export function listenForModelFiles(startListening: StartListening<State>) {
  const { uploadModel, uploadModelPoster, listModelFiles } = modelFilesApi.endpoints
  listenForPictures(startListening, {
    kind: 'widgetModel',
    send: ({ id, target }, { dispatch }) =>
      dispatch(uploadModel.initiate({ embedId: target.id, fileId: id }, { track: false })),
  })
  listenForPictures(startListening, {
    kind: 'modelPoster',
    send: ({ id, target }, { dispatch }) =>
      dispatch(uploadModelPoster.initiate({ embedId: target.id, fileId: id }, { track: false })),
    // The poster may be taken in the preview tab, where the poster's field is not visible.
    arrived: (_poster, { dispatch }) => {
      dispatch(toastShown({ tone: 'success', message: { id: 'widgets.alert_poster-changed' } }))
    },
  })
  startListening({
    actionCreator: editorClosed,
    effect: (_action, { dispatch, getOriginalState }) => {
      const before = getOriginalState()
      const { embedId } = widgetEditorSlice.selectSlice(before)
      for (const { id, target } of pictureUploadsSlice.selectSlice(before).files) {
        const isOfWidget = target.kind === 'widgetModel' || target.kind === 'modelPoster'
        // The widget's editor is closed, so no setting would ever refer to the file.
        if (isOfWidget && target.id === embedId) dispatch(pictureDropped({ id }))
      }
    },
  })
  startListening({
    matcher: savedWidgetsApi.endpoints.getWidget.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      // The widget may have been saved elsewhere with a file that this list lacks.
      if (payload.widgetType !== 'stl') return
      const options = { forceRefetch: true, subscribe: false }
      void dispatch(listModelFiles.initiate(payload.embedId, options))
    },
  })
}
