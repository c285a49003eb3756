import {
  configureStore,
  createListenerMiddleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { listenForUploadsConnection } from '@/app/links/uploadsWithoutConnection'
import {
  listenForFailures,
  listenForForbidden,
  listenForLostSession,
} from '@/app/middleware/failures'
import { listenForLostConnection, listenForReload } from '@/app/middleware/lostConnection'
import { listenForReports } from '@/app/middleware/reporting'
import { listenForExpectedPosts } from '@/app/middleware/silentRefetch'
import { recordActions } from '@/app/recorder/recorder'
import { SILENT_REPORTER } from '@/app/reporting/errorReporter'
import { createRootReducer, type RootState } from '@/app/state/rootReducer'
import { api } from '@/common/api/api'
import { browserPort, type BrowserPort } from '@/common/lib/browserPort'
import { createLateReducers, takeSlices, type LateSlice } from '@/common/store/lateReducers'
import { listenForToasts } from '@/common/ui/toasts/toastsListeners'

/**
 * Checks of the development build warn when they are slow. In tests such a warning would only show that the machine is
 * busy.
 */
const SLOW_CHECK_MS = process.env.NODE_ENV === 'test' ? Infinity : 128

/**
 * A new store with the listeners of every screen; a slice's own listeners start with its page (`useListeners`). Tests
 * pass a fake `browser`.
 * @param present late slices that the store has from the start
 */
export function makeStore(
  browser: BrowserPort = browserPort,
  reporter = SILENT_REPORTER,
  present: readonly LateSlice[] = [],
) {
  const listeners = createListenerMiddleware<
    RootState,
    ThunkDispatch<RootState, unknown, UnknownAction>
  >()
  const { startListening } = listeners
  const late = createLateReducers(present)
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
    // The last enhancer is the innermost: it receives the same actions as the reducers.
    enhancers: (defaults) => defaults().concat(takeSlices(late), recordActions()),
  })
  listenForToasts(startListening)
  listenForForbidden(startListening, browser)
  listenForLostConnection(startListening, browser)
  listenForLostSession(startListening, browser)
  listenForReload(startListening, browser)
  listenForReports(startListening, reporter)
  listenForExpectedPosts(startListening)
  listenForFailures(startListening)
  listenForUploadsConnection(startListening)
  return store
}

export type AppStore = ReturnType<typeof makeStore>

/** Support sets it to `on` in the page's local storage. */
const SWITCH = 'vitrinaDevTools'

/**
 * Redux DevTools: always in development, else only with this switch, because the extension's exports are not redacted.
 */
function areDevToolsOn(): boolean {
  if (process.env.NODE_ENV !== 'production') return true
  try {
    return localStorage.getItem(SWITCH) === 'on'
  } catch {
    return false
  }
}

/**
 * The slices that a store needs from its start: where Redux DevTools are present all of them, with all endpoints,
 * because a record that is imported there may have those of any screen.
 */
export async function slicesFromStart(): Promise<readonly LateSlice[]> {
  if (!areDevToolsOn() || !('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return []
  try {
    const [{ LATE_SLICES }] = await Promise.all([
      import(/* webpackChunkName: "devtools" */ '../state/lateSlices'),
      import(/* webpackChunkName: "devtools" */ '../state/endpointModules'),
    ])
    return LATE_SLICES
  } catch {
    // The cabinet works without them; an import reports the missing slice.
    return []
  }
}
