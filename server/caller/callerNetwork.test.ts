import { Hono } from 'hono'
import { callerNetwork, networkOf } from './callerNetwork'

const PROXY = '::ffff:172.18.0.2'

async function networkSeen(headers: Record<string, string>, remoteAddress?: string) {
  const app = new Hono()
  app.get('/', (context) => context.json(callerNetwork(context, { trustedProxies: 0 })))
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
  return (await response.json()) as unknown
}

const claimed = (network: string) => ({ network, isClaimed: true })

test.each([
  ['X-Forwarded-For', '192.0.2.1', 'x-forwarded-for 192.0.2.1'],
  ['X-Forwarded-For', '1.1.1.1, 192.0.2.1', 'x-forwarded-for 192.0.2.1'],
  ['X-Forwarded-For', '192.0.2.1:5080, 10.0.0.9', 'x-forwarded-for 192.0.2.1'],
  ['X-Forwarded-For', '10.0.0.8, 10.0.0.9', 'x-forwarded-for 10.0.0.9'],
  ['X-Forwarded-For', '2001:db8:1:2:3::4', 'x-forwarded-for 2001:db8:1:2'],
  ['X-Real-IP', '192.0.2.1', 'x-real-ip 192.0.2.1'],
  ['Forwarded', 'for=1.1.1.1, for=192.0.2.1;proto=https', 'forwarded 192.0.2.1'],
  ['Forwarded', 'proto=https;For="[2001:db8::1]:5080"', 'forwarded 2001:db8:0:0'],
  ['X-Forwarded-For', 'unknown', ' '],
])('reads the network that an unknown proxy claims in %s: %s', async (header, value, network) => {
  expect(await networkSeen({ [header]: value }, PROXY)).toEqual(claimed(network))
})

test('skips a header without an address', async () => {
  const headers = { 'X-Forwarded-For': 'unknown', 'X-Real-IP': '192.0.2.1' }
  expect(await networkSeen(headers, PROXY)).toEqual(claimed('x-real-ip 192.0.2.1'))
})

test.each([
  ['from a public address', { 'X-Forwarded-For': '192.0.2.1' }, '93.184.216.34', '93.184.216.34'],
  ['without a header', {}, PROXY, '172.18.0.2'],
  ['that has disconnected', { 'X-Forwarded-For': '192.0.2.1' }, undefined, ''],
])(
  'returns no claimed network for a caller %s',
  async (_what, headers: object, address, network) => {
    expect(await networkSeen({ ...headers }, address)).toEqual({ network, isClaimed: false })
  },
)

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('returns for %s the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
