import { endpoints } from '@/contract/endpoints'
import type { Endpoint } from '@/contract/endpoint'
import { DEFAULT_GALLERY_SETTINGS } from '@/contract/entities/widget'
import { createClient, openAnswer, signIn, type Client } from '../test/server/client'
import { anAccount, aPerson, type Place } from '../test/server/factories'
import { createTestWorld, type TestWorld } from '../test/server/world'

type Name = keyof typeof endpoints

/** A call of each endpoint that is well formed; what it asks for need not exist. */
const CALLS: Record<
  Name,
  { params?: { id: string }; query?: Record<string, string>; body?: unknown }
> = {
  getUser: {},
  saveUser: { body: { locale: 'ru' } },
  searchPosts: { body: {} },
  savePost: { body: { postInfo: {}, request: { revision: 1 } } },
  uploadMedia: { query: { username: 'shop' } },
  createUploadedPost: { body: { username: 'shop', caption: '', mediaList: [1] } },
  searchProducts: { query: { term: 'x' } },
  listAlbums: {},
  createAlbum: { body: { name: 'Новый' } },
  saveAlbum: { params: { id: '1' }, body: { name: 'Новый' } },
  deleteAlbum: { params: { id: '1' } },
  listWidgets: {},
  getWidget: { params: { id: 'nope' } },
  createWidget: { body: { type: 'gallery', name: 'Новый' } },
  saveWidget: { params: { id: 'nope' }, body: { gallerySettings: {} } },
  deleteWidget: { params: { id: 'nope' } },
  previewWidget: {
    params: { id: 'nope' },
    body: { role: 'x', gallerySettings: DEFAULT_GALLERY_SETTINGS },
  },
  getAnalytics: {
    body: {
      embedIds: [],
      eventsCreatedSince: '2026-03-01T00:00:00.000Z',
      eventsCreatedTill: '2026-03-02T00:00:00.000Z',
      timeZone: 'UTC',
    },
  },
}
const NAMES = Object.keys(CALLS) as Name[]

const READING: Name[] = ['getUser', 'saveUser', 'searchPosts', 'searchProducts', 'listAlbums']
const WIDGET_READING: Name[] = ['listWidgets', 'getWidget', 'previewWidget']
const EDITING: Name[] = [
  'savePost',
  'uploadMedia',
  'createUploadedPost',
  'createAlbum',
  'saveAlbum',
  'deleteAlbum',
]
const MARKETING: Name[] = ['createWidget', 'saveWidget', 'deleteWidget', 'getAnalytics']

const ALLOWED: Record<Place, Name[]> = {
  owner: NAMES,
  administrator: NAMES,
  provider: NAMES,
  marketer: NAMES,
  editor: [...READING, ...WIDGET_READING, ...EDITING],
  observer: [...READING, ...WIDGET_READING],
  nobody: [],
}
const PLACES = Object.keys(ALLOWED) as Place[]

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
  const account = await anAccount(world)
  for (const place of PLACES) await aPerson(world, account, place)
})
afterAll(() => world.dispose())

function attempt(client: Client, name: Name, headers: Record<string, string> = {}) {
  const { params, query, body } = CALLS[name]
  const endpoint: Endpoint = endpoints[name]
  return client.attempt(endpoint, {
    headers,
    ...(params ? { params } : {}),
    ...(query ? { query } : {}),
    ...(body === undefined ? {} : { rawBody: body }),
  })
}

test('the table of rights names every role and call', () => {
  expect(NAMES.sort()).toEqual(Object.keys(endpoints).sort())
  expect([...READING, ...WIDGET_READING, ...EDITING, ...MARKETING].sort()).toEqual(NAMES.sort())
})

describe.each(PLACES)('%s', (place) => {
  test.each(NAMES)('%s', async (name) => {
    const client = await signIn(world, `${place}@shop.test`)
    const { status, statusMessage } = await attempt(client, name)
    if (ALLOWED[place].includes(name)) expect([200, 400, 404, 415]).toContain(status)
    else {
      expect(status).toBe(403)
      expect(statusMessage).toMatch(/недостаточно прав|вам не открыт/)
    }
  })
})

test.each(NAMES)('without a session %s answers 401 with the envelope', async (name) => {
  const answer = await attempt(createClient(world), name)
  expect(answer).toMatchObject({ status: 401, success: false, error: { code: 'signed-out' } })
})

test('a forged session is no session', async () => {
  const client = createClient(world)
  const answer = await attempt(client, 'getUser', { Cookie: 'vitrina_session=token-000001x' })
  expect(answer.status).toBe(401)
})

test('an account that does not exist answers 404', async () => {
  const client = await signIn(world, 'owner@shop.test')
  const answer = await client.attempt(endpoints.getUser, { username: 'unknown' })
  expect(answer).toMatchObject({ status: 404, error: { code: 'user-not-exist' } })
})

describe('a write from another origin', () => {
  test.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ Origin: 'https://evil.test' }, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: 'http://vitrina.test' }, 200],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ 'Sec-Fetch-Site': 'none' }, 200],
    [{}, 200],
  ])('%j answers %i', async (headers, status) => {
    const client = await signIn(world, 'owner@shop.test')
    expect(await attempt(client, 'searchPosts', headers)).toMatchObject({ status })
  })

  test('cannot sign anyone in or out', async () => {
    for (const path of ['/my/admin/login', '/my/admin/logout']) {
      const response = await createClient(world).fetch(path, {
        method: 'POST',
        headers: { Origin: 'https://evil.test', 'Content-Type': 'application/json' },
        body: '{}',
      })
      expect(await openAnswer(response)).toMatchObject({
        status: 403,
        error: { code: 'foreign-origin' },
      })
    }
  })
})

test('no other origin may read an answer of the cabinet, or ask whether it may', async () => {
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

test('user data tell who looks and what they may do', async () => {
  const editor = await signIn(world, 'editor@shop.test')
  expect((await editor.call(endpoints.getUser)).user).toMatchObject({
    username: 'shop',
    isOwner: false,
    isViewedByAdmin: false,
    teamMembership: { teamRole: { name: 'Редактор' } },
  })
  const provider = await signIn(world, 'provider@shop.test')
  expect((await provider.call(endpoints.getUser)).user).toMatchObject({
    isOwner: false,
    isViewedByAdmin: true,
    teamMembership: null,
  })
})

test('a person who reads English is answered in English', async () => {
  const client = await signIn(world, 'observer@shop.test')
  await client.call(endpoints.saveUser, { body: { locale: 'en' } })
  const answer = await attempt(client, 'createAlbum')
  expect(answer.statusMessage).toMatch(/^You do not have sufficient rights/)
  await client.call(endpoints.saveUser, { body: { locale: 'ru' } })
})

test.each([
  ['no JSON', '{', 400],
  ['another shape', '[]', 400],
  ['a number for a text', '{"name":1}', 400],
])('%s is a malformed request', async (_, rawBody, status) => {
  const client = await signIn(world, 'owner@shop.test')
  expect(await client.attempt(endpoints.createAlbum, { rawBody })).toMatchObject({ status })
})

test('a body of more than a megabyte is refused', async () => {
  const client = await signIn(world, 'owner@shop.test')
  const rawBody = JSON.stringify({ name: 'a'.repeat(1024 * 1024) })
  const answer = await client.attempt(endpoints.createAlbum, { rawBody })
  expect(answer).toMatchObject({ status: 413, error: { code: 'too-large' } })
})

test('a form sent as JSON is refused, and nothing is created', async () => {
  const client = await signIn(world, 'owner@shop.test')
  const answer = await client.attempt(endpoints.createAlbum, {
    rawBody: '{"name":"x"}',
    headers: { 'Content-Type': 'text/plain' },
  })
  expect(answer).toMatchObject({ status: 415, error: { code: 'wrong-type' } })
})
