import { LOGIN_PATH } from '@/contract/addresses'
import { createClient, openResponse, TEST_PASSWORD, type Client } from '../../test/server/client'
import { anAccount, aPerson } from '../../test/server/factories'
import { createTestWorld, type TestWorld } from '../../test/server/world'
import { createApp } from '../app'
import { hashPassword } from './passwords'
import { waitAfter } from './signInLimit'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
const OWNER = 'owner@shop.test'
const HOME = '198.51.100.7'
const STRANGER = '203.0.113.200'
let world: TestWorld

beforeEach(async () => {
  world = await createTestWorld({ trustedProxies: 1 })
  const shop = await anAccount(world)
  await aPerson(world, shop, 'owner')
  await aPerson(world, shop, 'editor')
})
afterEach(() => world.dispose())

function logInFrom(
  address: string,
  email: string,
  password: string,
  { locale = 'ru', client = createClient(world) } = {},
) {
  return client.fetch(LOGIN_PATH, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': locale,
      'X-Forwarded-For': address,
    },
    body: JSON.stringify({ email, password }),
  })
}

async function statusFrom(address: string, email: string, password = 'wrong', client?: Client) {
  return (await logInFrom(address, email, password, client ? { client } : {})).status
}

async function fail(times: number, attempt: (count: number) => Promise<number>): Promise<void> {
  for (let count = 0; count < times; count += 1) expect(await attempt(count)).toBe(401)
}
const failTenTimes = (attempt: (count: number) => Promise<number>) => fail(10, attempt)

/** Sends wrong passwords four times a second for `seconds`. */
async function hammer(seconds: number, address = STRANGER) {
  let guesses = 0
  for (let second = 0; second < seconds; second += 1) {
    for (let count = 0; count < 4; count += 1) {
      if ((await statusFrom(address, OWNER)) === 401) guesses += 1
    }
    world.clock.advance(SECOND)
  }
  return guesses
}

test('after many guesses at one e-mail, blocks only the network of the guesser', async () => {
  expect(await hammer(2 * 60)).toBeLessThan(20)
  expect(await statusFrom(STRANGER, OWNER, TEST_PASSWORD)).toBe(429)
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(200)
})

test('admits the owner from another network after a day of guesses from one network', async () => {
  for (let round = 0; round < 24 * 12; round += 1) {
    await statusFrom(STRANGER, OWNER)
    world.clock.advance(waitAfter(500))
  }
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(200)
})

test('slows guesses that come from many networks, and admits the owner after a wait', async () => {
  await fail(50, (count) => statusFrom(`203.0.113.${count}`, OWNER))
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(429)
  expect(await statusFrom(HOME, 'editor@shop.test', TEST_PASSWORD)).toBe(200)
  world.clock.advance(waitAfter(10))
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(200)
})

describe('a device that signed in before', () => {
  let client: Client
  beforeEach(async () => {
    client = createClient(world)
    await logInFrom(HOME, OWNER, TEST_PASSWORD, { client })
  })

  test('is not blocked by failures of others with its e-mail or from its network', async () => {
    await fail(50, (count) => statusFrom(`203.0.113.${count}`, OWNER))
    await failTenTimes(() => statusFrom(HOME, 'editor@shop.test'))
    expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(429)
    expect(await statusFrom(HOME, OWNER, TEST_PASSWORD, client)).toBe(200)
  })

  test('has the same number of attempts as any other device', async () => {
    await failTenTimes(() => statusFrom(HOME, OWNER, 'wrong', client))
    expect(await statusFrom(HOME, OWNER, TEST_PASSWORD, client)).toBe(429)
  })

  test('is recognised for the person who signed in there, not for others', async () => {
    await fail(50, (count) => statusFrom(`203.0.113.${count}`, 'editor@shop.test'))
    expect(await statusFrom(HOME, 'editor@shop.test', TEST_PASSWORD, client)).toBe(429)
  })

  test.each([
    ['another password', (cookie: string) => cookie, 'window8'],
    ['another person', (cookie: string) => cookie.replace(/=\d+\./, '=2.'), null],
    [
      'another signature',
      (cookie: string) => cookie.replace(/.$/, (end) => (end === 'A' ? 'E' : 'A')),
      null,
    ],
    ['no signature', (cookie: string) => cookie.replace(/\.[^.]*$/, ''), null],
  ])('is not recognised with %s', async (_what, forge, password) => {
    const response = await logInFrom(HOME, OWNER, TEST_PASSWORD)
    const cookie = response.headers.getSetCookie().find((line) => line.includes('_device'))!
    if (password !== null) {
      await world.db
        .updateTable('person')
        .set({ password_hash: await hashPassword(password, world.settings.passwordCost) })
        .where('email', '=', OWNER)
        .execute()
    }
    await fail(50, (count) => statusFrom(`203.0.113.${count}`, OWNER))
    const result = await createClient(world).fetch(LOGIN_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: forge(cookie.split(';')[0]!) },
      body: JSON.stringify({ email: OWNER, password: password ?? TEST_PASSWORD }),
    })
    expect(result.status).toBe(429)
  })
})

test('blocks an IP address after fifty wrong passwords, whatever the e-mails', async () => {
  await fail(50, (count) => statusFrom(HOME, `guess-${count}@shop.test`))
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(429)
  expect(await statusFrom('203.0.113.1', OWNER, TEST_PASSWORD)).toBe(200)
  world.clock.advance(waitAfter(10))
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(200)
})

test('a successful sign-in does not reset the failures of its address', async () => {
  let guesses = 0
  for (let count = 0; count < 200; count += 1) {
    if (count % 9 === 8) await statusFrom(HOME, OWNER, TEST_PASSWORD)
    else if ((await statusFrom(HOME, `guess-${count}@shop.test`)) === 401) guesses += 1
  }
  expect(guesses).toBe(50)
})

test.each([
  ['ru', 'Слишком много попыток. Попробуйте ещё раз через 15 секунд'],
  ['en', 'Too many attempts. Try again in 15 seconds'],
])('returns the seconds to wait in %s', async (locale, message) => {
  await failTenTimes(() => statusFrom(HOME, OWNER))
  const response = await logInFrom(HOME, OWNER, 'wrong', { locale })
  expect(response.headers.get('retry-after')).toBe('15')
  expect(await openResponse(response)).toMatchObject({
    status: 429,
    success: false,
    statusMessage: message,
    error: { code: 'too-many-attempts', retryAfterSeconds: 15 },
  })
})

test('doubles the wait with each further failure, up to five minutes', async () => {
  expect([9, 10, 11, 12, 13, 14, 15, 500].map((failures) => waitAfter(failures) / SECOND)).toEqual([
    0, 15, 30, 60, 120, 240, 300, 300,
  ])
  await failTenTimes(() => statusFrom(HOME, OWNER))
  world.clock.advance(15 * SECOND)
  expect(await statusFrom(HOME, OWNER)).toBe(401)
  world.clock.advance(29 * SECOND)
  expect((await logInFrom(HOME, OWNER, TEST_PASSWORD)).headers.get('retry-after')).toBe('1')
  world.clock.advance(SECOND)
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(200)
})

test('resets the wait two hours after the last guess, however long the guesses went on', async () => {
  for (let count = 0; count < 60; count += 1) {
    expect(await statusFrom(HOME, OWNER)).toBe(401)
    world.clock.advance(waitAfter(500))
  }
  world.clock.advance(2 * 60 * 60 * SECOND)
  expect(await statusFrom(HOME, OWNER)).toBe(401)
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(200)
})

test('does not prolong the wait after attempts during the wait', async () => {
  await failTenTimes(() => statusFrom(HOME, OWNER))
  for (let count = 0; count < 20; count += 1) {
    expect(await statusFrom(HOME, OWNER)).toBe(429)
    world.clock.advance(0.5 * SECOND)
  }
  world.clock.advance(5 * SECOND)
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(200)
})

test('a successful sign-in resets the failures of its e-mail in its network', async () => {
  for (let count = 0; count < 9; count += 1) await statusFrom(HOME, OWNER)
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(200)
  await failTenTimes(() => statusFrom(HOME, OWNER))
  expect(await statusFrom(HOME, OWNER)).toBe(429)
})

test('a day without a failure resets the failures', async () => {
  for (let count = 0; count < 9; count += 1) await statusFrom(HOME, OWNER)
  world.clock.advance(DAY)
  await failTenTimes(() => statusFrom(HOME, OWNER))
})

test('keeps the failures over a restart and shares them between processes', async () => {
  await failTenTimes(() => statusFrom(HOME, OWNER))
  world = { ...world, app: createApp(world) }
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(429)
})

test('applies the limit to many simultaneous wrong passwords', async () => {
  const tries = Array.from({ length: 30 }, () => statusFrom(HOME, OWNER))
  const statuses = await Promise.all(tries)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

test('ignores addresses that a client adds to the proxy’s header', async () => {
  await fail(50, (count) => statusFrom(`192.0.2.${count}, ${HOME}`, `guess-${count}@shop.test`))
  expect(await statusFrom(`192.0.2.99, ${HOME}`, OWNER, TEST_PASSWORD)).toBe(429)
})

test('counts all addresses of an IPv6 network as one', async () => {
  await fail(50, (count) => statusFrom(`2001:db8:1:2::${count}`, `guess-${count}@shop.test`))
  expect(await statusFrom('2001:db8:1:2:ffff::1', OWNER, TEST_PASSWORD)).toBe(429)
  expect(await statusFrom('2001:db8:1:3::1', OWNER, TEST_PASSWORD)).toBe(200)
})

test('stores neither the e-mail nor the address, and deletes the row when it expires', async () => {
  await statusFrom(HOME, 'guess@shop.test')
  await statusFrom(HOME, OWNER)
  const rows = await world.db.selectFrom('sign_in_attempt').selectAll().execute()
  expect(rows).toHaveLength(5)
  expect(JSON.stringify(rows)).not.toMatch(/guess|owner|198\.51/)
  world.clock.advance(DAY)
  await statusFrom(HOME, OWNER, TEST_PASSWORD)
  expect(await world.db.selectFrom('sign_in_attempt').selectAll().execute()).toHaveLength(0)
})
