import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { endpointPath } from '@/contract/endpoint'
import { postEndpoints } from '@/contract/endpoints/posts'
import { profileEndpoints } from '@/contract/endpoints/account/profile'
import { userEndpoints } from '@/contract/endpoints/user'
import {
  createClient,
  openResponse,
  signIn,
  signInVisiting,
  TEST_PASSWORD,
} from '../../test/server/client'
import { anAccount, aPerson, type TestRole } from '../../test/server/factories'
import { createTestWorld, type TestWorld } from '../../test/server/world'

const ROLES: TestRole[] = ['owner', 'editor', 'observer', 'provider']

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
  const account = await anAccount(world)
  for (const place of ROLES) await aPerson(world, account, place)
})
afterAll(() => world.dispose())

test('rejects a forged session', async () => {
  const client = createClient(world)
  const result = await client.attempt(userEndpoints.getUser, {
    headers: { Cookie: 'vitrina_session=token-000001x' },
  })
  expect(result.status).toBe(401)
})

test('responds with 404 for an unknown account', async () => {
  const client = await signIn(world, 'owner@shop.test')
  const result = await client.attempt(userEndpoints.getUser, { username: 'unknown' })
  expect(result).toMatchObject({ status: 404, error: { code: 'user-not-exist' } })
})

describe('the check of a write’s origin', () => {
  test.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ Origin: 'https://evil.test' }, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: 'http://vitrina.test' }, 200],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ 'Sec-Fetch-Site': 'none' }, 200],
    [{}, 200],
  ])('responds to the headers %j with %i', async (headers, status) => {
    const client = await signIn(world, 'owner@shop.test')
    expect(await client.attempt(postEndpoints.searchPosts, { body: {}, headers })).toMatchObject({
      status,
    })
  })

  test('refuses a sign-in and a sign-out from another origin', async () => {
    for (const path of ['/my/admin/login', '/my/admin/logout']) {
      const response = await createClient(world).fetch(path, {
        method: 'POST',
        headers: { Origin: 'https://evil.test', 'Content-Type': 'application/json' },
        body: '{}',
      })
      expect(await openResponse(response)).toMatchObject({
        status: 403,
        error: { code: 'foreign-origin' },
      })
    }
  })
})

describe('signing in under a host name unknown to the server', () => {
  let named: TestWorld
  beforeEach(async () => {
    named = await createTestWorld()
  })
  afterEach(() => named.dispose())

  const logInAt = (origin: string, host: string, locale = 'ru') =>
    createClient(named).fetch('/my/admin/login', {
      method: 'POST',
      headers: {
        Origin: origin,
        Host: host,
        'Accept-Language': locale,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ email: 'owner@shop.test', password: TEST_PASSWORD }),
    })
  const read = () => named.reported.splice(0).map((error) => String(error))

  test.each([
    [
      'ru',
      'Кабинет открыт не по своему адресу. Откройте http://vitrina.test. Если верный адрес — http://shop.lan:4450, задайте на сервере PUBLIC_URL=http://shop.lan:4450',
    ],
    [
      'en',
      'Vitrina is open at an address that is not its own. Open http://vitrina.test. If http://shop.lan:4450 is the right one, set PUBLIC_URL=http://shop.lan:4450 on the server',
    ],
  ])('shows the PUBLIC_URL to set, in %s, and logs it once', async (locale, words) => {
    for (let count = 0; count < 2; count += 1) {
      const result = await openResponse(
        await logInAt('http://shop.lan:4450', 'shop.lan:4450', locale),
      )
      expect(result).toMatchObject({
        status: 403,
        error: { code: 'other-address' },
        statusMessage: words,
      })
    }
    expect(read()).toEqual([expect.stringContaining('PUBLIC_URL=http://shop.lan:4450')])
  })

  test('logs a limited number of invented host names', async () => {
    for (let count = 0; count < 20; count += 1) {
      await logInAt(`http://name${count}.test`, `name${count}.test`)
    }
    expect(read()).toHaveLength(5)
  })

  test('refuses a sign-in from another site as a foreign origin', async () => {
    const result = await openResponse(await logInAt('http://evil.test', 'vitrina.test'))
    expect(result.error?.code).toBe('foreign-origin')
  })
})

test('refuses a link to a GET with side effects, which lacks the cabinet’s own header', async () => {
  const client = await signIn(world, 'owner@shop.test')
  const path = endpointPath(profileEndpoints.unsubscribe, 'shop')
  expect(await openResponse(await client.fetch(path))).toMatchObject({
    status: 403,
    error: { code: 'foreign-origin' },
  })
})

test('forbids other origins to read responses and to pass a preflight', async () => {
  const client = await signIn(world, 'owner@shop.test')
  const path = '/my/admin/shop/api/1.0.0/albums'
  for (const method of ['GET', 'OPTIONS']) {
    const { headers } = await client.fetch(path, {
      method,
      headers: { Origin: 'https://evil.test' },
    })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('states in the user data whether the user is a member or the provider’s people', async () => {
  const editor = await signIn(world, 'editor@shop.test')
  expect((await editor.call(userEndpoints.getUser)).user).toMatchObject({
    username: 'shop',
    isOwner: false,
    isViewedByAdmin: false,
    visit: null,
    teamMembership: { teamRole: { name: 'Редактор' } },
  })
  const provider = await signInVisiting(world)
  expect((await provider.call(userEndpoints.getUser)).user).toMatchObject({
    isOwner: false,
    isViewedByAdmin: true,
    visit: { reason: 'Просьба магазина', isSuspended: false },
    teamMembership: null,
  })
})

test('refuses in English for a user with the English interface', async () => {
  const client = await signIn(world, 'observer@shop.test')
  await client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
  const result = await client.attempt(albumEditingEndpoints.createAlbum, { body: { name: 'New' } })
  expect(result.statusMessage).toMatch(/^You do not have sufficient rights/)
  await client.call(userEndpoints.saveUser, { body: { locale: 'ru' } })
})

test.each([
  ['text that is not JSON', '{', 400],
  ['JSON of another shape', '[]', 400],
  ['a number instead of a text', '{"name":1}', 400],
])('rejects %s as a malformed request', async (_, rawBody, status) => {
  const client = await signIn(world, 'owner@shop.test')
  expect(await client.attempt(albumEditingEndpoints.createAlbum, { rawBody })).toMatchObject({
    status,
  })
})

test('refuses a body of more than a megabyte', async () => {
  const client = await signIn(world, 'owner@shop.test')
  const rawBody = JSON.stringify({ name: 'a'.repeat(1024 * 1024) })
  const result = await client.attempt(albumEditingEndpoints.createAlbum, { rawBody })
  expect(result).toMatchObject({ status: 413, error: { code: 'too-large' } })
})

test('refuses an upload form sent as JSON and creates nothing', async () => {
  const client = await signIn(world, 'owner@shop.test')
  const result = await client.attempt(albumEditingEndpoints.createAlbum, {
    rawBody: '{"name":"x"}',
    headers: { 'Content-Type': 'text/plain' },
  })
  expect(result).toMatchObject({ status: 415, error: { code: 'wrong-type' } })
})
