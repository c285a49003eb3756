import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { App } from '@/app/App'
import { createTestRouter, type AppRouter } from '@/app/router'
import { makeStore, type AppStore } from '@/app/store'
import { loadCatalogue } from '@/common/i18n/catalogue'
import { userApi } from '@/common/session/userApi'
import { accountPath, LOGIN_PATH } from '@/contract/addresses'
import { endpointPath, type Endpoint } from '@/contract/endpoint'
import type { Locale } from '@/contract/locale'
import { RUNTIME_CONFIG_ID, type RuntimeConfig } from '@/contract/runtimeConfig'
import { TEST_PASSWORD } from './server/client'
import { aPerson, anAccount, type Place } from './server/factories'
import { createTestWorld, type TestWorld } from './server/world'

/** The account that the tests work in. */
export const ACCOUNT = 'shop'

interface ShowOptions {
  /** What the person is in the account; the owner unless told. */
  as?: Place
  locale?: Locale
}

/** A screen of the cabinet on a true back office of its own. */
export interface ScreenWorld {
  server: TestWorld
  account: { id: number }
  user: UserEvent
  /** Signs a person in and opens an address of the cabinet (what stands after the `#`). */
  show: (address: string, options?: ShowOptions) => Promise<{ store: AppStore; router: AppRouter }>
  /** Lets one call answer what a healthy server never would; returns a way to mend it. */
  answer: (
    endpoint: Endpoint,
    params: Record<string, string | number>,
    answer: () => Response,
  ) => () => void
  /** Pages that the cabinet left for; `reload` for a reload. */
  left: string[]
}

const network = setupServer()
beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' })
})
afterEach(() => {
  network.resetHandlers()
})
afterAll(() => {
  network.close()
})

let current: TestWorld | null = null
afterEach(async () => {
  const ended = current
  current = null
  await ended?.dispose()
})

/** A new back office with an empty account, and a browser that is not signed in yet. */
export async function world(): Promise<ScreenWorld> {
  const { origin } = location
  const server = await createTestWorld({ publicUrl: origin, widgetUrl: origin })
  current = server
  const account = await anAccount(server, ACCOUNT)
  const left: string[] = []
  let cookie = ''

  network.use(
    http.all(`${origin}/*`, async ({ request }) => {
      const headers = new Headers(request.headers)
      if (cookie) headers.set('Cookie', cookie)
      const response = await server.app.fetch(new Request(request, { headers }))
      for (const line of response.headers.getSetCookie()) [cookie = ''] = line.split(';')
      return response
    }),
  )

  async function show(address: string, { as = 'owner', locale = 'ru' }: ShowOptions = {}) {
    const person = await aPerson(server, account, as)
    await server.db.updateTable('person').set({ locale }).where('id', '=', person.id).execute()
    await fetch(origin + LOGIN_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `${as}@shop.test`, password: TEST_PASSWORD }),
    })
    history.replaceState(null, '', accountPath(ACCOUNT))
    handOverConfig({
      backOfficeUrl: '',
      widgetUrl: origin,
      supportContact: null,
      sentryDsn: null,
      demoShopUrl: null,
    })
    const store = makeStore({ assign: (url) => left.push(url), reload: () => left.push('reload') })
    await store.dispatch(userApi.endpoints.getUser.initiate())
    const router = createTestRouter(address)
    render(<App store={store} catalogue={await loadCatalogue(locale)} router={router} env="test" />)
    await screen.findAllByRole('heading')
    return { store, router }
  }

  return {
    server,
    account,
    user: userEvent.setup(),
    show,
    left,
    answer: (endpoint, params, answer) => {
      let isBroken = true
      network.use(
        http.all(origin + endpointPath(endpoint, ACCOUNT, params), () =>
          isBroken ? answer() : undefined,
        ),
      )
      return () => {
        isBroken = false
      }
    },
  }
}

/** An answer whose body is not what the contract says. */
export const brokenServer = () => new HttpResponse('Bad gateway', { status: 502 })

function handOverConfig(config: RuntimeConfig) {
  document.getElementById(RUNTIME_CONFIG_ID)?.remove()
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = RUNTIME_CONFIG_ID
  script.textContent = JSON.stringify(config)
  document.head.append(script)
}
