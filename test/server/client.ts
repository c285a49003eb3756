import * as v from 'valibot'
import { LOGIN_PATH, PROVIDER_PATHS } from '@/contract/addresses'
import {
  endpointPath,
  WRITE_HEADER,
  type BodyInputOf,
  type Endpoint,
  type ParamsOf,
  type ResponseOf,
} from '@/contract/endpoint'
import { openEnvelope, type EnvelopeError } from '@/contract/envelope'
import type { Settings } from '../../server/settings'

interface Sent<E extends Endpoint> {
  params?: ParamsOf<E>
  query?: Record<string, string>
  body?: BodyInputOf<E>
  /** Instead of `body`, to send a body that violates the contract. */
  rawBody?: unknown
  form?: FormData
  /** The account; `shop` by default. */
  username?: string
  headers?: Record<string, string>
}

/** An opened response, whatever its status. */
export interface OpenedResponse {
  status: number
  success: boolean
  error: EnvelopeError | null
  statusMessage: string | undefined
  body: unknown
}

export interface Client {
  /** A call that must succeed; its body is checked by the contract's schema. */
  call<const E extends Endpoint>(endpoint: E, sent?: Sent<E>): Promise<ResponseOf<E>>
  /** A call that may fail. */
  attempt<const E extends Endpoint>(endpoint: E, sent?: Sent<E>): Promise<OpenedResponse>
  /** Any request with the client's cookie. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

export const TEST_PASSWORD = 'window7'

/** A back office in this process, or the connection to one in another process. */
export interface Reachable {
  app: { fetch(request: Request): Response | Promise<Response> }
  settings: Pick<Settings, 'publicUrl'>
}

/** A visitor without a session, with a cookie jar. */
export function createClient(world: Reachable): Client {
  const jar = new Map<string, string>()
  const fetchPath = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const request = new Request(new URL(path, world.settings.publicUrl), { ...init, headers })
    const response = await world.app.fetch(request)
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const attempt: Client['attempt'] = async (endpoint, sent = {}) =>
    openResponse(await fetchPath(pathOf(endpoint, sent), initOf(endpoint, sent)))
  return {
    fetch: fetchPath,
    attempt,
    async call(endpoint, sent) {
      const result = await attempt(endpoint, sent)
      if (result.status !== 200 || !result.success) {
        throw new Error(`${endpoint.path} answered ${JSON.stringify(result)}`)
      }
      return v.parse(v.strictObject({ body: endpoint.response }), { body: result.body }).body
    },
  }
}

/** Reads the envelope of a response, which a picture, a document or an archive lacks; throws when there is none. */
export async function openResponse(response: Response): Promise<OpenedResponse> {
  const { status, headers } = response
  if (/^(?:image\/|application\/(?:pdf|zip))/.test(headers.get('content-type') ?? '')) {
    return { status, success: true, error: null, statusMessage: undefined, body: {} }
  }
  const text = await response.text()
  const opened = openEnvelope(JSON.parse(text))
  if (!opened) throw new Error(`No envelope: ${text}`)
  return { status, ...opened }
}

function pathOf<E extends Endpoint>(endpoint: E, sent: Sent<E>): string {
  const path = endpointPath(endpoint, sent.username ?? 'shop', sent.params)
  const query = new URLSearchParams(sent.query).toString()
  return query ? `${path}?${query}` : path
}

function initOf<E extends Endpoint>(endpoint: E, sent: Sent<E>): RequestInit {
  const { form, rawBody = sent.body } = sent
  const headers = endpoint.isWrite
    ? { [WRITE_HEADER.name]: WRITE_HEADER.value, ...sent.headers }
    : sent.headers
  if (form) return { method: endpoint.method, body: form, ...(headers ? { headers } : {}) }
  if (rawBody === undefined) return { method: endpoint.method, ...(headers ? { headers } : {}) }
  return {
    method: endpoint.method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof rawBody === 'string' ? rawBody : JSON.stringify(rawBody),
  }
}

/** A client of a person created by the factories. */
export async function signIn(
  world: Reachable,
  email: string,
  password = TEST_PASSWORD,
): Promise<Client> {
  const client = createClient(world)
  const result = await openResponse(await logIn(client, email, password))
  if (!result.success) throw new Error(`${email} cannot sign in: ${result.statusMessage ?? ''}`)
  return client
}

/** A client of a person of the provider in a visit to an account; `shop` by default. */
export async function signInVisiting(
  world: Reachable,
  email = 'provider@shop.test',
  username = 'shop',
): Promise<Client> {
  const client = await signIn(world, email)
  await visit(client, username)
  return client
}

export async function visit(client: Client, username = 'shop', reason = 'Просьба магазина') {
  const result = await openResponse(
    await client.fetch(PROVIDER_PATHS.visit, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, reason }),
    }),
  )
  if (!result.success) throw new Error(`No visit: ${result.statusMessage ?? ''}`)
}

export function logIn(client: Client, email: string, password: string): Promise<Response> {
  return client.fetch(LOGIN_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
}
