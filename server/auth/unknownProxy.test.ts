import { LOGIN_PATH } from '@/contract/addresses'
import { TEST_PASSWORD } from '../../test/server/client'
import { anAccount, aPerson } from '../../test/server/factories'
import { createTestWorld, type TestWorld } from '../../test/server/world'
import { countAttempt, countsOfSignIn, waitAfter } from './signInLimit'

const OWNER = 'owner@shop.test'
const HOME = '198.51.100.7'
const STRANGER = '203.0.113.200'
/** A proxy that the settings do not name. */
const PROXY = { incoming: { socket: { remoteAddress: '::ffff:172.18.0.2' } } }
const attempt = (
  email: string,
  password: string,
  headers: Record<string, string> = { 'X-Forwarded-For': STRANGER },
  connection: object = PROXY,
) =>
  world.app.request(
    LOGIN_PATH,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ email, password }),
    },
    connection,
  )
const statusAs = async (headers: Record<string, string>, email: string, password = 'wrong') =>
  (await attempt(email, password, headers)).status
const from = (address: string) => ({ 'X-Forwarded-For': address })
const read = () => world.reported.splice(0).map((error) => String(error))

let world: TestWorld
beforeEach(async () => {
  world = await createTestWorld({ trustedProxies: 0 })
  const shop = await anAccount(world)
  await aPerson(world, shop, 'owner')
})
afterEach(async () => {
  read()
  await world.dispose()
})

async function fail(times: number, guess: (count: number) => Promise<number>): Promise<void> {
  for (let count = 0; count < times; count += 1) expect(await guess(count)).toBe(401)
}
const failTenTimes = (guess: () => Promise<number>) => fail(10, guess)

test('does not block other clients after wrong passwords of one client, and logs once which setting to change', async () => {
  await fail(60, async (count) => (await attempt(`guess-${count}@shop.test`, 'wrong')).status)
  expect((await attempt(OWNER, TEST_PASSWORD)).status).toBe(200)
  expect(read()).toEqual([expect.stringContaining('TRUST_PROXY=1')])
})

test.each([
  ['X-Forwarded-For', STRANGER, HOME],
  ['X-Forwarded-For with a proxy further in', `${STRANGER}, 10.1.1.1`, `${HOME}, 10.1.1.1`],
  ['X-Forwarded-For of one network', '192.168.1.5', '192.168.1.6'],
  ['X-Real-IP', STRANGER, HOME],
  ['Forwarded', `for="${STRANGER}:4711";proto=https`, `proto=https;for=${HOME}`],
])(
  'after many guesses at one e-mail, blocks only their sender (%s)',
  async (what, stranger, home) => {
    const [name = ''] = what.split(' ')
    await failTenTimes(() => statusAs({ [name]: stranger }, OWNER))
    expect(await statusAs({ [name]: stranger }, OWNER, TEST_PASSWORD)).toBe(429)
    expect(await statusAs({ [name]: home }, OWNER, TEST_PASSWORD)).toBe(200)
  },
)

test('ignores addresses that a client puts before the one that the proxy adds', async () => {
  await failTenTimes(() => statusAs(from(`${HOME}, ${STRANGER}`), OWNER))
  expect(await statusAs(from(`192.0.2.1, ${STRANGER}`), OWNER, TEST_PASSWORD)).toBe(429)
  expect(await statusAs(from(HOME), OWNER, TEST_PASSWORD)).toBe(200)
  // Headers that the proxy does not write are ignored too.
  await failTenTimes(() => statusAs(from(HOME), OWNER))
  expect(await statusAs({ 'X-Real-IP': HOME }, OWNER, TEST_PASSWORD)).toBe(200)
})

test('limits a client that invents an address for each guess by the total of all networks, and exempts a known device', async () => {
  const signedIn = await attempt(OWNER, TEST_PASSWORD, from(HOME))
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0])
  const device = cookies.join('; ')
  await fail(50, (count) => statusAs(from(`203.0.113.${count}`), OWNER))
  expect(await statusAs(from('203.0.113.99'), OWNER)).toBe(429)
  expect(await statusAs({ ...from(HOME), Cookie: device }, OWNER, TEST_PASSWORD)).toBe(200)
  world.clock.advance(waitAfter(10))
  expect(await statusAs(from(HOME), OWNER, TEST_PASSWORD)).toBe(200)
})

test('blocks an IP address after five hundred wrong passwords, whatever the e-mails', async () => {
  const network = `x-forwarded-for ${STRANGER}`
  const counts = countsOfSignIn({ email: 'guess', network, isClaimed: true, device: null })
  for (let count = 0; count < 490; count += 1) await countAttempt(world, counts.slice(-1))
  await fail(10, (count) => statusAs(from(STRANGER), `guess-${count}@shop.test`))
  expect(await statusAs(from(STRANGER), OWNER, TEST_PASSWORD)).toBe(429)
  expect(await statusAs(from(HOME), OWNER, TEST_PASSWORD)).toBe(200)
})

test('does not treat a client with a public address as a proxy, even when it sends the header', async () => {
  // Outside of the documentation ranges, unlike the other addresses: no client of the internet has
  // an address of those ranges.
  const connection = { incoming: { socket: { remoteAddress: '93.184.216.34' } } }
  await fail(
    50,
    async (count) =>
      (await attempt(`guess-${count}@shop.test`, 'x', from(HOME), connection)).status,
  )
  expect((await attempt(OWNER, TEST_PASSWORD, from(HOME), connection)).status).toBe(429)
  expect(read()).toEqual([])
})
