import { clearAllListeners } from '@reduxjs/toolkit'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { App } from '@/app/start/App'
import { followLocation } from '@/app/start/followLocation'
import { warnBeforeUnload, watchPage } from '@/app/start/watchPage'
import type { playRecorded } from '@/app/replay/testing/playRecorded'
import { createTestRouter, type AppRouter } from '@/app/router/router'
import { makeStore, type AppStore } from '@/app/start/store'
import { persistSlices } from '@/app/state/persistedSlices'
import type { RequestReport } from '@/app/reporting/errorReporter'
import { followLibrary } from '@/app/start/followLibrary'
import { loadCatalogue } from '@/common/i18n/catalogue'
import { userApi } from '@/common/session/user'
import { accountPath, LOGIN_PATH, PROVIDER_PATHS } from '@/contract/addresses'
import { endpointPath, type Endpoint } from '@/contract/endpoint'
import type { Locale } from '@/contract/locale'
import { RUNTIME_CONFIG_ID, type RuntimeConfig } from '@/contract/runtimeConfig'
import { toursRestored } from '@/features/tours/toursSlice'
import type { Settings } from '../server/settings'
import { draftRecordsOf } from './draftRecordsOf'
import type { Scenario } from './scenarios'
import { SEEN_TOURS } from './seenTours'
import { TEST_PASSWORD } from './server/client'
import { aPerson, anAccount, type TestRole } from './server/factories'
import { createTestWorld, type TestWorld } from './server/world'
import { atFileEnd, atTestEnd } from './setup/testFile'

/** The account that the tests work in. */
export const ACCOUNT = 'shop'

interface ShowOptions {
  /** The person's role in the account; the owner by default. */
  as?: TestRole
  locale?: Locale
  /** Whether the browser has not shown the welcome tours yet. */
  hasTours?: boolean
  /** Settings of the page that differ. */
  config?: Partial<RuntimeConfig>
}

/** A screen of the cabinet with a real back office. */
export interface ScreenWorld {
  server: TestWorld
  account: { id: number }
  user: UserEvent
  /** Signs a person in and opens an address of the cabinet (the part after the `#`). */
  show: (address: string, options?: ShowOptions) => Promise<{ store: AppStore; router: AppRouter }>
  /**
   * Makes one call return a response that a healthy server never would, or return it too late;
   * returns a function that ends this.
   */
  answer: (
    endpoint: Endpoint,
    params: Record<string, string | number>,
    result: () => Response | Promise<Response | undefined>,
  ) => () => void
  /**
   * Addresses for which the cabinet was left; `reload` for a reload, with the screen that it opens
   * when it differs.
   */
  left: string[]
  /** Addresses that were opened in tabs of their own. */
  tabs: string[]
  /** Reports to error reporting. */
  reported: RequestReport[]
  /** Files that the cabinet saved. */
  saved: { name: string; content: string }[]
  /** Plays a session against the reducers, in the form in which the replay writes tests; the screen stays as it is. */
  play: (recorded: string) => Promise<ReturnType<typeof playRecorded>>
  /** Drafts in the browser, by key. */
  drafts: () => Map<string, unknown>
  /**
   * Simulates a crash of the browser: no event of the page's end, and the next `show` finds the data stored until now.
   */
  crash: () => void
}

const network = setupServer()
let isListening = false

/**
 * Calls reach the back office of the running test; anything else fails, until the end of the file.
 */
function listen(): void {
  atTestEnd(() => {
    network.resetHandlers()
  })
  if (isListening) return
  isListening = true
  network.listen({ onUnhandledRequest: 'error' })
  atFileEnd(() => {
    network.close()
    isListening = false
  })
}

/** A new back office with the records of a scenario in its account, which `facts` name. */
export async function world<Facts>(
  scenario: Scenario<Facts>,
): Promise<ScreenWorld & { facts: Facts }>
/** A new back office with an empty account, and a browser that is not signed in yet. */
export async function world(
  scenario?: undefined,
  settings?: Partial<Settings>,
): Promise<ScreenWorld>
export async function world<Facts>(
  scenario?: Scenario<Facts>,
  settings: Partial<Settings> = {},
): Promise<ScreenWorld & { facts: Facts | null }> {
  const { origin } = location
  const server = await createTestWorld({ publicUrl: origin, widgetUrl: origin, ...settings })
  atTestEnd(() => server.dispose())
  listen()
  const account = await anAccount(server, ACCOUNT)
  const facts = scenario ? await scenario(server, account) : null
  const left: string[] = []
  const tabs: string[] = []
  const saved: ScreenWorld['saved'] = []
  const reported: RequestReport[] = []
  const people = new Map<TestRole, { id: number }>()
  let drafts = new Map<string, unknown>()
  const cookies = new Map<string, string>()

  network.use(
    http.all(`${origin}/*`, async ({ request }) => {
      // A copy of the whole would lose what an `XMLHttpRequest` has set.
      const headers = new Headers([...request.headers])
      headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
      const response = await server.app.fetch(new Request(request, { headers }))
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
        cookies.set(name, value)
      }
      return response
    }),
  )

  async function show(
    address: string,
    { as = 'owner', locale = 'ru', hasTours = false, config = {} }: ShowOptions = {},
  ) {
    const person = people.get(as) ?? (await aPerson(server, account, as))
    people.set(as, person)
    await server.db.updateTable('person').set({ locale }).where('id', '=', person.id).execute()
    await fetch(origin + LOGIN_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `${as}@shop.test`, password: TEST_PASSWORD }),
    })
    if (as === 'provider') {
      await fetch(origin + PROVIDER_PATHS.visit, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: ACCOUNT, reason: 'Просьба магазина' }),
      })
    }
    history.replaceState(null, '', accountPath(ACCOUNT))
    handOverConfig({
      backOfficeUrl: '',
      widgetUrl: origin,
      supportContact: server.settings.supportContact,
      hasSupportInbox: server.settings.supportInbox,
      sentryDsn: null,
      demoShopUrl: null,
      ...config,
    })
    const records = draftRecordsOf(drafts)
    const store = makeStore(
      {
        assign: (url) => left.push(url),
        openTab: (url) => tabs.push(url),
        reload: (screenAddress) => left.push(['reload', screenAddress ?? []].flat().join(' ')),
        saveFile: (name, content) => saved.push({ name, content }),
        loadDraftRecords: () => Promise.resolve(records),
      },
      { report: (report) => reported.push(report) },
    )
    if (!hasTours) store.dispatch(toursRestored({ seenWelcoms: SEEN_TOURS }))
    await Promise.all([persistSlices(store), store.dispatch(userApi.endpoints.getUser.initiate())])
    atTestEnd(warnBeforeUnload(store))
    // A waiting effect, such as the next check of a lost connection, would run in the next test.
    atTestEnd(() => store.dispatch(clearAllListeners()))
    document.documentElement.lang = locale
    store.recorder.start()
    const router = createTestRouter(address)
    atTestEnd(watchPage(store, router))
    followLocation(router, store)
    followLibrary(store)
    render(<App store={store} catalogue={await loadCatalogue(locale)} router={router} env="test" />)
    await screen.findAllByRole('heading')
    return { store, router }
  }

  return {
    server,
    account,
    facts,
    user: userEvent.setup(),
    show,
    left,
    tabs,
    reported,
    saved,
    play: async (recorded) =>
      (await import('@/app/replay/testing/playRecorded')).playRecorded(recorded),
    drafts: () => drafts,
    crash: () => {
      drafts = new Map(drafts)
      cleanup()
    },
    answer: (endpoint, params, result) => {
      let isBroken = true
      network.use(
        http.all(origin + endpointPath(endpoint, ACCOUNT, params), () =>
          isBroken ? result() : undefined,
        ),
      )
      return () => {
        isBroken = false
      }
    },
  }
}

function handOverConfig(config: RuntimeConfig) {
  document.getElementById(RUNTIME_CONFIG_ID)?.remove()
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = RUNTIME_CONFIG_ID
  script.textContent = JSON.stringify(config)
  document.head.append(script)
}
