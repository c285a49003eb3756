import { createRoot } from 'react-dom/client'
import { asApiError } from '@/common/api/apiError'
import { currentAccount } from '@/common/api/currentAccount'
import { loadCatalogue, loadFirstTexts } from '@/common/i18n/catalogue'
import { permissionHolder } from '@/common/session/useUser'
import { browserPort } from '@/common/lib/browserPort'
import { whenIdle } from '@/common/lib/whenIdle'
import { userApi } from '@/common/session/userApi'
import { loadToastCard } from '@/common/ui/toasts/loadToastCard'
import { LANDING_PATH, LANDING_RETURN } from '@/contract/addresses'
import { hasPermission } from '@/contract/permissions'
import { postListApi } from '@/features/posts/library/postListApi'
import { DEFAULT_LIST } from '@/features/posts/library/libraryFilter'
import { App } from './App'
import { followLibrary } from './followLibrary'
import { followLocation } from './followLocation'
import { warnBeforeUnload } from './warnBeforeUnload'
import { persistSlices } from '../state/persistedSlices'
import { loadAccountItems } from '../layouts/loadShellMenus'
import { pageReporter } from '../reporting/reporter'
import { numberEntries } from './numberEntries'
import { loadRescueDialogs } from '../rescue/loadRescueDialogs'
import { createRouter, type AppRouter } from '../router/router'
import { loadLibrary } from '../router/routeTable'
import { StartFailure } from './StartFailure'
import { makeStore } from './store'
import { watchPage } from './watchPage'

/**
 * The start-up: the user data, then the post data, then the router; then the page is rendered
 * (product-rules/screens.md#start).
 */
export async function start(element: HTMLElement): Promise<void> {
  const root = createRoot(element)
  const store = makeStore(browserPort, pageReporter())
  const restored = persistSlices(store)
  // The route that needs the chunk shows the failure.
  loadLibrary().catch(() => undefined)
  const user = await store.dispatch(userApi.endpoints.getUser.initiate())
  if (!user.data) {
    const error = asApiError(user.error)
    const status = error?.kind === 'http' ? error.status : null
    if (status === 401) {
      leaveForSignIn()
      return
    }
    if (status === 403) return // forbidden.ts leads to the landing page
    fail(status === 404 ? 'user-not-exist' : 'start-failed')
    return
  }
  await restored
  store.recorder.start()
  document.documentElement.lang = user.data.locale
  const loadTexts = isFirstScreen() ? loadFirstTexts : loadCatalogue
  const [catalogue] = await Promise.all([
    loadTexts(user.data.locale).catch(() => null),
    hasPermission(permissionHolder(user.data), 'VIEW_POSTS') ? loadPosts(store) : null,
  ])
  if (!catalogue) {
    fail('start-failed')
    return
  }
  const followEntries = numberEntries()
  const router = createRouter()
  followEntries(router)
  followLocation(router, store)
  await initialized(router)
  root.render(<App store={store} catalogue={catalogue} router={router} />)
  // From now on there is a screen to stay on and a root for dialogs; before, a failure is the start-up's.
  watchPage(store, router)
  warnBeforeUnload(store)
  followLibrary(store)
  // It must be loaded before the connection is lost, and can wait until the screen is rendered.
  whenIdle(() => {
    for (const load of [loadRescueDialogs, loadToastCard, loadAccountItems]) {
      load().catch(() => undefined)
    }
  })

  function fail(reason: 'user-not-exist' | 'start-failed') {
    reportStartFailure()
    root.render(<StartFailure reason={reason} username={currentAccount()} />)
  }
}

/** The first list, which the start-up waits for (product-rules/screens.md#start). */
async function loadPosts(store: ReturnType<typeof makeStore>) {
  const posts = store.dispatch(postListApi.endpoints.searchPosts.initiate(DEFAULT_LIST))
  await posts
  // The library's own subscription takes over; this one would keep the list cached for ever.
  posts.unsubscribe()
}

/** Settles when the first screen's chunk has loaded or failed: the router then shows either. */
function initialized(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve()
      return
    }
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}

/** Whether the first screen is the library, whose texts are in a chunk of their own. */
function isFirstScreen() {
  return /^(#\/?)?(\?.*)?$/.test(location.hash)
}

function leaveForSignIn() {
  const back = location.pathname + location.hash
  location.assign(`${LANDING_PATH}?${new URLSearchParams({ [LANDING_RETURN]: back }).toString()}`)
}

/** Exactly this line in the console, and nothing more (product-rules/screens.md#start). */
function reportStartFailure() {
  globalThis.console.error('Failed to initialize application')
}
