import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { api } from '@/common/api/api'
import { browserPort, type BrowserPort } from '@/common/lib/browserPort'
import { sessionSlice } from '@/common/session/sessionSlice'
import { listenForToasts } from '@/common/ui/toasts/toastsListeners'
import { toastsSlice } from '@/common/ui/toasts/toastsSlice'
import { listenForAlbums } from '@/features/albums/albumsListeners'
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
import { connectionSlice } from './connectionSlice'
import { interfaceSlice } from './interfaceSlice'
import { listenForPostSave } from './links/libraryAfterPostSave'
import { listenForFailures } from './middleware/failures'
import { listenForForbidden } from './middleware/forbidden'
import { listenForLostConnection } from './middleware/lostConnection'
import { listenForLostSession } from './middleware/lostSession'

const rootReducer = combineSlices(
  api,
  connectionSlice,
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
  const listeners = createListenerMiddleware<
    RootState,
    ThunkDispatch<RootState, unknown, UnknownAction>
  >()
  const { startListening } = listeners
  listenForToasts(startListening)
  listenForForbidden(startListening, browser)
  listenForLostConnection(startListening, browser)
  listenForLostSession(startListening)
  listenForFailures(startListening)
  listenForPostSave(startListening)
  listenForAlbums(startListening)
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
