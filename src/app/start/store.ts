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
import { createLateReducers, takeSlices, type LateReducers } from '@/common/store/lateReducers'
import { listenForToasts } from '@/common/ui/toasts/toastsListeners'

/**
 * Checks of the development build warn when they are slow. In tests such a warning would only show that the machine is
 * busy.
 */
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
  // If they fail to load, the cabinet works without them.
  if (areDevToolsOn() && '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)
    bringEverySlice(late).catch(() => undefined)
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

/** A record that is imported into Redux DevTools has slices and endpoints of screens that were not opened here. */
async function bringEverySlice({ bring }: LateReducers): Promise<void> {
  const [{ LATE_SLICES }] = await Promise.all([
    import(/* webpackChunkName: "devtools" */ '../state/lateSlices'),
    import(/* webpackChunkName: "devtools" */ '../state/endpointModules'),
  ])
  for (const slice of LATE_SLICES) bring(slice)
}
