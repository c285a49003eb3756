import { expect, type Cookie, type Page, type Response } from '@playwright/test'
import { LOGIN_PATH } from '../../src/contract/addresses'
import {
  endpointPath,
  WRITE_HEADER,
  type BodyInputOf,
  type Endpoint,
  type QueryInputOf,
  type ResponseOf,
} from '../../src/contract/endpoint'

/** The password of the demo's people, and of the owners that tests create. */
export const DEMO_PASSWORD = 'vitrina'

interface Address<E extends Endpoint> {
  params?: Record<string, string | number>
  query?: QueryInputOf<E>
}
type Sent = NonNullable<Parameters<Page['request']['fetch']>[1]>

/**
 * Sends a request, with retries, because a connection that was idle for five seconds may be closed while it is used
 * again.
 */
async function send(page: Page, address: string, options: Sent) {
  const headers = { [WRITE_HEADER.name]: WRITE_HEADER.value }
  const response = await page.request.fetch(address, { headers, maxRetries: 3, ...options })
  expect(response.ok(), address).toBe(true)
  return response
}

/**
 * The sessions of this worker, by address and person. They are kept, because each sign-in computes a slow hash on the
 * server.
 */
const sessions = new Map<string, Cookie[]>()

/** Signs the browser of a page in; `origin` is that of a back office other than the demo's. */
export async function logIn(page: Page, email: string, origin = ''): Promise<void> {
  const key = `${origin} ${email}`
  const known = sessions.get(key)
  if (known) {
    await page.context().addCookies(known)
    return
  }
  const data = { email, password: DEMO_PASSWORD }
  await send(page, `${origin}${LOGIN_PATH}`, { method: 'POST', data })
  sessions.set(key, await page.context().cookies())
}

interface Envelope<E extends Endpoint> {
  data: { response: { body: ResponseOf<E> }; request: { success: boolean } }
}

async function bodyOf<E extends Endpoint>(response: { json(): Promise<unknown> }) {
  const { data } = (await response.json()) as Envelope<E>
  if (!data.request.success) throw new Error(JSON.stringify(data))
  return data.response.body
}

/** Calls the demo's back office as the signed-in person of the page. */
export async function ask<E extends Endpoint>(
  page: Page,
  endpoint: E,
  body?: BodyInputOf<E>,
  { params, query }: Address<E> = {},
): Promise<ResponseOf<E>> {
  const data: unknown = body
  const search = new URLSearchParams(query).toString()
  const address = `${endpointPath(endpoint, 'demo', params)}?${search}`
  const { method } = endpoint
  return bodyOf<E>(await send(page, address, { method, ...(data === undefined ? {} : { data }) }))
}

/** Sends a file to the demo's back office. */
export async function sendFile<E extends Endpoint>(
  page: Page,
  endpoint: E,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<ResponseOf<E>> {
  const address = `${endpointPath(endpoint, 'demo')}?username=demo`
  return bodyOf<E>(await send(page, address, { method: 'POST', multipart: { file } }))
}

const isOf = ({ path, method }: Endpoint, response: Response) => {
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace(/\{\w+\}/g, '[^/]+')
  const { pathname } = new URL(response.url())
  return response.request().method() === method && new RegExp(`/${pattern}$`).test(pathname)
}

/**
 * Performs an action that makes the page call this endpoint, and waits for the response. Waiting for the success
 * message could be too late, because it is shown only for a few seconds.
 */
export async function answered<E extends Endpoint>(
  page: Page,
  endpoint: E,
  act: () => Promise<unknown>,
): Promise<ResponseOf<E>> {
  const answer = page.waitForResponse((response) => isOf(endpoint, response))
  const [response] = await Promise.all([answer, act()])
  return bodyOf<E>(response)
}
