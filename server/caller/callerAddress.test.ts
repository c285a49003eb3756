import { Hono } from 'hono'
import { callerAddress } from './callerAddress'

async function addressSeen(trustedProxies: number, forwarded: string | null, connected?: string) {
  const app = new Hono()
  app.get('/', (context) => context.text(callerAddress(context, { trustedProxies })))
  const response = await app.request(
    '/',
    forwarded === null ? {} : { headers: { 'X-Forwarded-For': forwarded } },
    connected === undefined ? {} : { incoming: { socket: { remoteAddress: connected } } },
  )
  return response.text()
}

const PROXY = '10.0.0.1'

test.each([
  ['no proxy is trusted', 0, '192.0.2.1', PROXY],
  ['one proxy is trusted', 1, '192.0.2.1', '192.0.2.1'],
  ['one proxy is trusted and the caller forged an address', 1, '1.1.1.1, 192.0.2.1', '192.0.2.1'],
  ['two proxies are trusted', 2, '1.1.1.1, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
  ['two proxies are trusted and the request bypassed one', 2, '192.0.2.1', '192.0.2.1'],
  ['the proxy writes the port', 1, '192.0.2.1:5080', '192.0.2.1'],
  ['the proxy writes IPv6 with a port', 1, '[2001:db8::1]:5080', '2001:db8::1'],
  ['the proxy writes IPv6', 1, '2001:db8::1', '2001:db8::1'],
  ['the header holds no address', 1, 'unknown', PROXY],
  ['the header is missing', 1, null, PROXY],
])('returns the caller’s address when %s', async (_what, trusted, forwarded, expected) => {
  expect(await addressSeen(trusted, forwarded, PROXY)).toBe(expected)
})

test('returns no address for a request without a connection', async () => {
  expect(await addressSeen(0, null)).toBe('')
})
