import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { createTestWorld, type TestWorld } from '../../test/server/world'
import { compressJson } from './middleware'

const HINT = /TRUST_PROXY/
const OWN_PROXY = '10.0.0.1'

let world: TestWorld
afterEach(() => world.dispose())

async function callThrough(trustedProxies: number, from: string, forwarded: string | null) {
  world = await createTestWorld({ trustedProxies })
  const headers: Record<string, string> = forwarded === null ? {} : { 'X-Forwarded-For': forwarded }
  for (let time = 0; time < 2; time += 1) {
    const connection = { incoming: { socket: { remoteAddress: from } } }
    await world.app.request('/nothing', { headers }, connection)
  }
  return world.reported.splice(0)
}

test('logs the first request through an unknown proxy, with the setting to change', async () => {
  expect(await callThrough(0, OWN_PROXY, '192.0.2.1')).toEqual([expect.stringMatching(HINT)])
})

test.each([
  ['the proxy is trusted', 1, OWN_PROXY, '192.0.2.1'],
  ['the request is direct', 0, OWN_PROXY, null],
  ['a public address forges the header', 0, '198.51.100.7', '192.0.2.1'],
])('logs nothing when %s', async (_what, trusted, from, forwarded) => {
  expect(await callThrough(trusted, from, forwarded)).toEqual([])
})

const textOf = (bytes: number) => JSON.stringify('a'.repeat(bytes - 2))
const JSON_TYPE = { 'Content-Type': 'application/json' }

/** The response as it is sent to a client that accepts these encodings. */
function sent(response: Response, accepted: string | null = 'gzip, br') {
  const app = new Hono()
  app.use(compressJson)
  app.get('/', () => response)
  return app.request('/', { headers: accepted === null ? {} : { 'Accept-Encoding': accepted } })
}

test('compresses a long response without other changes', async () => {
  const text = textOf(4096)
  const headers = { ...JSON_TYPE, 'X-Request-Id': 'abc' }
  const response = await sent(new Response(text, { status: 409, headers }))
  expect(response.status).toBe(409)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(gunzipSync(bytes).toString()).toBe(text)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(bytes.length),
    'content-type': 'application/json',
    'x-request-id': 'abc',
    vary: 'Accept-Encoding',
  })
})

test('does not compress a short response', async () => {
  const text = textOf(4095)
  const response = await sent(new Response(text, { headers: JSON_TYPE }))
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('content-length')).toBe('4095')
  expect(await response.text()).toBe(text)
})

test.each([
  ['does not accept the encoding', 'br, identity'],
  ['sends no Accept-Encoding', null],
])(
  'sends an uncompressed text to a client that %s, with a Vary header for caches',
  async (_, accepted) => {
    const text = textOf(5000)
    const response = await sent(new Response(text, { headers: JSON_TYPE }), accepted)
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response.text()).toBe(text)
  },
)

test('does not change a response that is already compressed', async () => {
  const headers = { ...JSON_TYPE, 'Content-Encoding': 'br' }
  const response = await sent(new Response(textOf(5000), { headers }))
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(await response.text()).toBe(textOf(5000))
})

test('does not compress a picture', async () => {
  const headers = { 'Content-Type': 'image/webp' }
  const response = await sent(new Response(textOf(5000), { headers }))
  expect(Object.fromEntries(response.headers)).toEqual({ 'content-type': 'image/webp' })
})

test('keeps a response without a body empty', async () => {
  const response = await sent(new Response(null, { status: 304, headers: JSON_TYPE }))
  expect(response.status).toBe(304)
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.body).toBeNull()
})
