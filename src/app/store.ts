import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { api } from '@/common/api/api'
import { browserPort, type BrowserPort } from '@/common/lib/browserPort'
import { sessionSlice } from '@/common/session/sessionSlice'
import type { AppDispatch } from '@/common/store/hooks'
import { listenForToasts } from '@/common/ui/toasts/toastsListeners'
import { toastsSlice } from '@/common/ui/toasts/toastsSlice'
import { albumsSlice } from '@/features/albums/albumsSlice'
import { analyticsSlice } from '@/features/analytics/analyticsSlice'
import { listenForEditor } from '@/features/editor/editorListeners'
import { editorSlice } from '@/features/editor/editorSlice'
import { listenForPostUpload } from '@/features/posts/postUploadListeners'
import { postUploadSlice } from '@/features/posts/postUploadSlice'
import { productsSlice } from '@/features/products/productsSlice'
import { galleryEditorSlice } from '@/features/widgets/galleryEditorSlice'
import { listenForWidgets } from '@/features/widgets/widgetsListeners'
import { widgetsSlice } from '@/features/widgets/widgetsSlice'
import { interfaceSlice } from './interfaceSlice'
import { listenForFailures } from './middleware/failures'
import { listenForForbidden } from './middleware/forbidden'
import { listenForLostSession } from './middleware/lostSession'

const rootReducer = combineSlices(
  api,
  interfaceSlice,
  sessionSlice,
  toastsSlice,
  postUploadSlice,
  albumsSlice,
  productsSlice,
  widgetsSlice,
  galleryEditorSlice,
  analyticsSlice,
  editorSlice,
)
export type RootState = ReturnType<typeof rootReducer>

/** A new store with its listeners; tests hand in their own page to leave. */
export function makeStore(browser: BrowserPort = browserPort) {
  const listeners = createListenerMiddleware<RootState, AppDispatch>()
  const { startListening } = listeners
  listenForToasts(startListening)
  listenForForbidden(startListening, browser)
  listenForLostSession(startListening)
  listenForFailures(startListening)
  listenForPostUpload(startListening)
  listenForEditor(startListening)
  listenForWidgets(startListening)
  return configureStore({
    reducer: rootReducer,
    // The extension's export is not redacted, so it is for development only.
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (defaults) =>
      defaults({ serializableCheck: { warnAfter: 128 }, immutableCheck: { warnAfter: 128 } })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  })
}

export type AppStore = ReturnType<typeof makeStore>
