import {
  configureStore,
  createListenerMiddleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { api } from '@/common/api/api'
import { browserPort, type BrowserPort } from '@/common/lib/browserPort'
import { createLateReducers, takeSlices } from '@/common/store/lateReducers'
import { listenForToasts } from '@/common/ui/toasts/toastsListeners'
import { areDevToolsOn } from './areDevToolsOn'
import { listenForFailures } from '../middleware/failures'
import { listenForForbidden } from '../middleware/forbidden'
import { listenForLostConnection } from '../middleware/lostConnection'
import { listenForLostSession } from '../middleware/lostSession'
import { listenForReload } from '../middleware/pageReload'
import { listenForReports } from '../middleware/reporting'
import { listenForExpectedPosts } from '../middleware/silentRefetch'
import { recordActions } from '../recorder/recorder'
import { listenForUploadsConnection } from '../links/uploadsWithoutConnection'
import { listenForSessionRecord } from '../recorder/sessionRecordListeners'
import { SILENT_REPORTER } from '../reporting/errorReporter'
import { createRootReducer, type RootState } from '../state/rootReducer'

/** Development's checks warn when they take longer; in tests that would only show how busy the machine is. */
const SLOW_CHECK_MS = process.env.NODE_ENV === 'test' ? Infinity : 128

/**
 * A new store with the listeners of every screen; a slice's own listeners start with its page (`useListeners`). Tests
 * pass a fake `browser`.
 */
export function makeStore(browser: BrowserPort = browserPort, reporter = SILENT_REPORTER) {
  const listeners = createListenerMiddleware<
    RootState,
    ThunkDispatch<RootState, unknown, UnknownAction>
  >()
  const { startListening } = listeners
  const late = createLateReducers()
  const store = configureStore({
    reducer: createRootReducer(late),
    devTools: areDevToolsOn(),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: browser },
        serializableCheck: { warnAfter: SLOW_CHECK_MS },
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
      })
        .prepend(listeners.middleware)
        .concat(api.middleware),
    // The last one is the innermost: it receives the same actions as the reducers.
    enhancers: (defaults) => defaults().concat(takeSlices(late), recordActions()),
  })
  listenForToasts(startListening)
  listenForForbidden(startListening, browser)
  listenForLostConnection(startListening, browser)
  listenForLostSession(startListening)
  listenForReload(startListening, browser)
  listenForReports(startListening, reporter)
  listenForExpectedPosts(startListening)
  listenForFailures(startListening)
  listenForUploadsConnection(startListening)
  listenForSessionRecord(startListening, browser, store.recorder.log)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
