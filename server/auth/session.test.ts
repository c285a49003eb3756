import { ACCOUNTS_PATH, LOGOUT_PATH } from '@/contract/addresses'
import { userEndpoints } from '@/contract/endpoints/user'
import { createClient, logIn, openResponse, signIn, TEST_PASSWORD } from '../../test/server/client'
import { anAccount, aPerson } from '../../test/server/factories'
import { createTestWorld, type TestWorld } from '../../test/server/world'

const DAY = 24 * 60 * 60 * 1000
let world: TestWorld

beforeEach(async () => {
  world = await createTestWorld()
  const shop = await anAccount(world)
  const other = await anAccount(world, 'other')
  await aPerson(world, shop, 'owner')
  await aPerson(world, shop, 'editor')
  await aPerson(world, shop, 'provider')
  await aPerson(world, other, 'owner', 'owner@other.test')
})
afterEach(() => world.dispose())

test('sets a cookie that scripts cannot read when signing in', async () => {
  const response = await logIn(createClient(world), ' OWNER@shop.test ', TEST_PASSWORD)
  expect(response.status).toBe(200)
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^vitrina_session=[^;]+;/)
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Lax')
  expect(cookie).toContain('Path=/')
  expect(cookie).not.toContain('Secure')
})

describe('under https', () => {
  let secure: TestWorld
  beforeEach(async () => {
    secure = await createTestWorld({ publicUrl: 'https://vitrina.test' })
    await aPerson(secure, await anAccount(secure), 'owner')
  })
  afterEach(() => secure.dispose())

  test('restricts every cookie to this host and HTTPS', async () => {
    const client = createClient(secure)
    const response = await logIn(client, 'owner@shop.test', TEST_PASSWORD)
    const cookies = response.headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-vitrina_session',
      '__Host-vitrina_device',
    ])
    for (const cookie of cookies) {
      expect(cookie).toContain('Secure')
      expect(cookie).toContain('HttpOnly')
      expect(cookie).toContain('Path=/')
      expect(cookie).not.toContain('Domain')
    }
    expect((await client.attempt(userEndpoints.getUser)).status).toBe(200)
  })

  test('rejects a session in a cookie without the name prefix, which a neighbouring site could set', async () => {
    const response = await logIn(createClient(secure), 'owner@shop.test', TEST_PASSWORD)
    const token = /vitrina_session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
    const result = await createClient(secure).fetch(ACCOUNTS_PATH, {
      headers: { Cookie: `vitrina_session=${token}` },
    })
    expect(result.status).toBe(401)
  })

  test('sends HSTS over HTTPS only', async () => {
    const header = 'strict-transport-security'
    expect((await createClient(secure).fetch(ACCOUNTS_PATH)).headers.get(header)).toMatch(
      /^max-age=\d{7,}$/,
    )
    expect((await createClient(world).fetch(ACCOUNTS_PATH)).headers.get(header)).toBeNull()
  })
})

test('stores no usable session in the database', async () => {
  const response = await logIn(createClient(world), 'owner@shop.test', TEST_PASSWORD)
  const token = /vitrina_session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
  const rows = await world.db.selectFrom('session').selectAll().execute()
  expect(token).toBeTruthy()
  expect(JSON.stringify(rows)).not.toContain(token)
})

test.each([
  ['owner@shop.test', 'wrong'],
  ['nobody@shop.test', TEST_PASSWORD],
])('responds the same to a failed sign-in as %s with the password %s', async (email, password) => {
  const result = await openResponse(await logIn(createClient(world), email, password))
  expect(result).toMatchObject({ status: 401, success: false, error: { code: 'wrong-password' } })
})

test('signing out ends the session on the server', async () => {
  const client = createClient(world)
  const response = await logIn(client, 'owner@shop.test', TEST_PASSWORD)
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  await client.fetch(LOGOUT_PATH, { method: 'POST' })
  const later = await createClient(world).fetch(ACCOUNTS_PATH, { headers: { Cookie: cookie } })
  expect(later.status).toBe(401)
})

test('prolongs a session that is used and ends it after two weeks without use', async () => {
  const client = await signIn(world, 'owner@shop.test')
  for (let visit = 0; visit < 3; visit += 1) {
    world.clock.advance(13 * DAY)
    expect((await client.attempt(userEndpoints.getUser)).status).toBe(200)
  }
  world.clock.advance(14 * DAY)
  expect(await client.attempt(userEndpoints.getUser)).toMatchObject({
    status: 401,
    error: { code: 'signed-out' },
  })
})

test('ends a session after ninety days even when it is used', async () => {
  const client = await signIn(world, 'owner@shop.test')
  for (let visit = 0; visit < 8; visit += 1) {
    world.clock.advance(11 * DAY)
    expect((await client.attempt(userEndpoints.getUser)).status).toBe(200)
  }
  world.clock.advance(2 * DAY)
  expect((await client.attempt(userEndpoints.getUser)).status).toBe(401)
})

const OF_SHOP = { username: 'shop', name: 'Магазин shop', suspendedReason: null, deletesAt: null }

test.each([
  ['owner@shop.test', { accounts: [{ ...OF_SHOP, role: 'owner' }], isProvider: false }],
  ['editor@shop.test', { accounts: [{ ...OF_SHOP, role: 'Редактор' }], isProvider: false }],
  ['provider@shop.test', { accounts: [], isProvider: true }],
])('lists the accounts of %s', async (email, body) => {
  const client = await signIn(world, email)
  const result = await openResponse(await client.fetch(ACCOUNTS_PATH))
  expect(result.body).toEqual({ ...body, locale: 'ru' })
})
