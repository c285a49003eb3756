import { createRoot } from 'react-dom/client'
import { asApiError } from '@/common/api/apiError'
import { currentAccount } from '@/common/api/currentAccount'
import { loadCatalogue, type Catalogue } from '@/common/i18n/catalogue'
import { permissionHolder } from '@/common/session/useUser'
import { whenIdle } from '@/common/lib/whenIdle'
import { userApi } from '@/common/session/userApi'
import { LANDING_PATH, LANDING_RETURN } from '@/contract/addresses'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { hasPermission } from '@/contract/permissions'
import { postsApi } from '@/features/posts/postsApi'
import { DEFAULT_LIST } from '@/features/posts/libraryFilter'
import { App } from './App'
import { connectionLost } from './connectionSlice'
import { loadOfflineDialog } from './loadOfflineDialog'
import { createRouter, loadLibrary } from './router'
import { StartFailure } from './StartFailure'
import { makeStore } from './store'

/** Section 4, start-up: the user data, then the post data, then the router; then the page is drawn. */
export async function start(element: HTMLElement): Promise<void> {
  const root = createRoot(element)
  const store = makeStore()
  window.addEventListener('offline', () => store.dispatch(connectionLost()))
  // A failure is told by the route that needs it.
  loadLibrary().catch(() => undefined)
  const user = await store.dispatch(userApi.endpoints.getUser.initiate())
  if (!user.data) {
    const error = asApiError(user.error)
    const status = error?.kind === 'http' ? error.status : null
    if (status === 401) return leaveForSignIn()
    if (status === 403) return // the rule of 403 leads to the landing page
    return fail(status === 404 ? 'user-not-exist' : 'start-failed')
  }
  const catalogue = await loadCatalogue(user.data.locale).catch(() => null)
  if (!catalogue) return fail('start-failed')
  if (hasPermission(permissionHolder(user.data), 'VIEW_POSTS')) {
    const posts = store.dispatch(postsApi.endpoints.searchPosts.initiate(DEFAULT_LIST))
    await posts
    // The library's own subscription takes over; this one would keep the list for ever.
    posts.unsubscribe()
  }
  root.render(<App store={store} catalogue={catalogue} router={createRouter()} />)
  // It must be here before the connection is gone, and can wait until the screen is drawn.
  whenIdle(() => {
    loadOfflineDialog().catch(() => undefined)
  })

  async function fail(reason: 'user-not-exist' | 'start-failed') {
    reportStartFailure()
    const texts: Catalogue = await loadCatalogue(DEFAULT_LOCALE).catch(() => ({}))
    root.render(<StartFailure reason={reason} username={currentAccount()} catalogue={texts} />)
  }
}

function leaveForSignIn() {
  const back = location.pathname + location.hash
  location.assign(`${LANDING_PATH}?${new URLSearchParams({ [LANDING_RETURN]: back }).toString()}`)
}

/** The specification asks for exactly this line in the console, and nothing more. */
function reportStartFailure() {
  globalThis.console.error('Failed to initialize application')
}
