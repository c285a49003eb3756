import { LOGIN_PATH } from '@/contract/addresses'
import { createClient, openAnswer, TEST_PASSWORD } from '../test/server/client'
import { anAccount, aPerson } from '../test/server/factories'
import { createTestWorld, type TestWorld } from '../test/server/world'
import { createApp } from './app'
import { waitAfter } from './auth/signInLimit'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
const OWNER = 'owner@shop.test'
const HOME = '198.51.100.7'
let world: TestWorld

beforeEach(async () => {
  world = await createTestWorld({ trustedProxies: 1 })
  const shop = await anAccount(world)
  await aPerson(world, shop, 'owner')
  await aPerson(world, shop, 'editor')
})
afterEach(() => world.dispose())

function logInFrom(address: string, email: string, password: string, locale = 'ru') {
  return createClient(world).fetch(LOGIN_PATH, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': locale,
      'X-Forwarded-For': address,
    },
    body: JSON.stringify({ email, password }),
  })
}

async function statusFrom(address: string, email: string, password = 'wrong') {
  return (await logInFrom(address, email, password)).status
}

async function failTenTimes(attempt: (count: number) => Promise<number>): Promise<void> {
  for (let count = 0; count < 10; count += 1) expect(await attempt(count)).toBe(401)
}

test('after ten wrong passwords for an e-mail, from wherever, one waits and is in', async () => {
  await failTenTimes((count) => statusFrom(`203.0.113.${count}`, OWNER))
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(429)
  expect(await statusFrom(HOME, 'editor@shop.test', TEST_PASSWORD)).toBe(200)
  world.clock.advance(waitAfter(10))
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(200)
})

test('after ten wrong passwords from an address, for whomever, that address waits', async () => {
  await failTenTimes((count) => statusFrom(HOME, `guess-${count}@shop.test`))
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(429)
  expect(await statusFrom('203.0.113.1', OWNER, TEST_PASSWORD)).toBe(200)
  world.clock.advance(waitAfter(10))
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(200)
})

test.each([
  ['ru', 'Слишком много попыток. Попробуйте ещё раз через 15 секунд'],
  ['en', 'Too many attempts. Try again in 15 seconds'],
])('the refusal names the seconds in %s', async (locale, message) => {
  await failTenTimes(() => statusFrom(HOME, OWNER))
  const response = await logInFrom(HOME, OWNER, 'wrong', locale)
  expect(response.headers.get('retry-after')).toBe('15')
  expect(await openAnswer(response)).toMatchObject({
    status: 429,
    success: false,
    statusMessage: message,
    error: { code: 'too-many-attempts', retryAfterSeconds: 15 },
  })
})

test('each further failure waits twice as long, up to five minutes', async () => {
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

test('knocking while one waits does not make the wait longer', async () => {
  await failTenTimes(() => statusFrom(HOME, OWNER))
  for (let count = 0; count < 20; count += 1) {
    expect(await statusFrom(HOME, OWNER)).toBe(429)
    world.clock.advance(0.5 * SECOND)
  }
  world.clock.advance(5 * SECOND)
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(200)
})

test('a success begins the row anew, for the e-mail and for the address', async () => {
  for (let count = 0; count < 9; count += 1) await statusFrom(HOME, OWNER)
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(200)
  await failTenTimes(() => statusFrom(HOME, OWNER))
  expect(await statusFrom(HOME, OWNER)).toBe(429)
})

test('a day without a failure begins the row anew', async () => {
  for (let count = 0; count < 9; count += 1) await statusFrom(HOME, OWNER)
  world.clock.advance(DAY)
  await failTenTimes(() => statusFrom(HOME, OWNER))
})

test('a restart does not forget, and a second process counts along', async () => {
  await failTenTimes(() => statusFrom(HOME, OWNER))
  world = { ...world, app: createApp(world) }
  expect(await statusFrom(HOME, OWNER, TEST_PASSWORD)).toBe(429)
})

test('many wrong passwords at once do not slip past the limit together', async () => {
  const tries = Array.from({ length: 30 }, (_, count) => statusFrom(`203.0.113.${count}`, OWNER))
  const statuses = await Promise.all(tries)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

test('whoever writes into the header of the proxy does not get a new address by it', async () => {
  await failTenTimes((count) => statusFrom(`192.0.2.${count}, ${HOME}`, `guess-${count}@shop.test`))
  expect(await statusFrom(`192.0.2.99, ${HOME}`, OWNER, TEST_PASSWORD)).toBe(429)
})

test('the addresses of one IPv6 network count together', async () => {
  await failTenTimes((count) => statusFrom(`2001:db8:1:2::${count}`, `guess-${count}@shop.test`))
  expect(await statusFrom('2001:db8:1:2:ffff::1', OWNER, TEST_PASSWORD)).toBe(429)
  expect(await statusFrom('2001:db8:1:3::1', OWNER, TEST_PASSWORD)).toBe(200)
})

test('the database holds neither the e-mail nor the address, and nothing once it is over', async () => {
  await statusFrom(HOME, 'guess@shop.test')
  await statusFrom(HOME, OWNER)
  const rows = await world.db.selectFrom('sign_in_attempt').selectAll().execute()
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toMatch(/guess|owner|198\.51/)
  world.clock.advance(DAY)
  await statusFrom(HOME, OWNER, TEST_PASSWORD)
  expect(await world.db.selectFrom('sign_in_attempt').selectAll().execute()).toHaveLength(0)
})
