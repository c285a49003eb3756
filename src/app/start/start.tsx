import { Button, MantineProvider } from '@mantine/core'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { FormattedMessage, IntlProvider } from 'react-intl'
import { loadAccountItems } from '@/app/layouts/loadShellMenus'
import { loadReport, openReport } from '@/app/recorder/report/loadReport'
import { pageReporter } from '@/app/reporting/reporter'
import { loadRescueDialogs } from '@/app/rescue/loadRescueDialogs'
import { createRouter, type AppRouter } from '@/app/router/router'
import { loadLibrary } from '@/app/router/routeTable'
import { persistSlices } from '@/app/state/persistedSlices'
import { asApiError } from '@/common/api/apiError'
import { currentAccount } from '@/common/api/pageFacts'
import { loadCatalogue, loadFirstTexts } from '@/common/i18n/catalogue'
import { browserPort } from '@/common/lib/browserPort'
import { whenIdle } from '@/common/lib/loading'
import { userApi, permissionHolder } from '@/common/session/user'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import { StateMessage } from '@/common/ui/states/StateMessage'
import { theme } from '@/common/ui/theme/theme'
import { loadToastCard } from '@/common/ui/toasts/Toasts'
import { LANDING_PATH, LANDING_RETURN } from '@/contract/addresses'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { hasPermission } from '@/contract/permissions'
import { DEFAULT_LIST } from '@/features/posts/library/libraryFilter'
import { consoleCommands } from '@/features/tours/consoleCommands'
import { postListApi } from '@/features/posts/library/postListApi'
import texts from '../../../translations/ru.json?start'
import { App } from './App'
import { followLibrary } from './followLibrary'
import { followLocation, numberEntries } from './followLocation'
import { makeStore, slicesFromStart } from './store'
import { warnBeforeUnload, watchPage } from './watchPage'

/**
 * Starts the back office: loads the user data, then the texts and for a person who may see posts the first list, then
 * the router; then renders the page (product-rules/screens.md#start).
 */
export async function start(element: HTMLElement): Promise<void> {
  const root = createRoot(element)
  const store = makeStore(browserPort, pageReporter(), await slicesFromStart())
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
    if (status === 403) return // `listenForForbidden` leads to the landing page
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
  // From now on a failure keeps the screen and is shown by its dialogs. An earlier failure replaces the whole page.
  watchPage(store, router)
  warnBeforeUnload(store)
  Object.assign(window, consoleCommands(store.dispatch), {
    reportProblem: () => void openReport(store),
  })
  followLibrary(store)
  // These parts must load before the connection is lost, but they can wait until the screen is rendered.
  whenIdle(() => {
    for (const load of [loadRescueDialogs, loadToastCard, loadAccountItems, loadReport]) {
      load().catch(() => undefined)
    }
    import(/* webpackChunkName: "window-track" */ '@/app/recorder/track/watchWindow').then(
      ({ watchWindow }) => {
        store.recorder.watch(watchWindow(window, element).events)
      },
      () => undefined,
    )
  })

  function fail(reason: 'user-not-exist' | 'start-failed') {
    reportStartFailure()
    root.render(
      <StartFailure reason={reason} username={currentAccount()} state={store.getState()} />,
    )
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

interface StartFailureProps {
  reason: 'user-not-exist' | 'start-failed'
  username: string
  /** What the store knew until then. */
  state: unknown
}

const NoHelp = (): ReactNode => null

/** Left out where it cannot be fetched either. */
const StartHelp = lazy<ComponentType<{ state: unknown }>>(() =>
  import(/* webpackChunkName: "start-help" */ './StartHelp').then(
    (module) => ({ default: module.StartHelp }),
    () => ({ default: NoHelp }),
  ),
)

/** Shown instead of a blank page when the cabinet could not start. Its few texts are part of its chunk: no other may load. */
function StartFailure({ reason, username, state }: StartFailureProps) {
  const isUnknown = reason === 'user-not-exist'
  return (
    <IntlProvider locale={DEFAULT_LOCALE} messages={texts}>
      <MantineProvider theme={theme} defaultColorScheme="auto">
        <StateMessage
          role="alert"
          icon={<IconAlertTriangle size={28} />}
          title={
            <FormattedMessage
              id={isUnknown ? 'user-not-exist' : 'start.title_failed'}
              values={{ username }}
            />
          }
          action={
            isUnknown ? (
              <Button component="a" href={LANDING_PATH}>
                <FormattedMessage id="start.action_accounts" />
              </Button>
            ) : (
              <Button
                onClick={() => {
                  location.reload()
                }}
              >
                <FormattedMessage id="common.action_retry" />
              </Button>
            )
          }
        >
          {!isUnknown && <FormattedMessage id="serverError" />}
        </StateMessage>
        {!isUnknown && (
          <Suspense>
            <StartHelp state={state} />
          </Suspense>
        )}
      </MantineProvider>
    </IntlProvider>
  )
}
