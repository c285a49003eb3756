import { LOGIN_PATH } from '@/contract/addresses'
import { endpointPath, WRITE_HEADER, type Endpoint } from '@/contract/endpoint'
import { allEndpoints } from '@/contract/endpoints/all'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import { feedEndpoints } from '@/contract/endpoints/feeds'
import { interactionAnswerEndpoints } from '@/contract/endpoints/interactionAnswers'
import { segmentEndpoints } from '@/contract/endpoints/segments'
import { userEndpoints } from '@/contract/endpoints/user'
import { LIMITS } from '@/contract/limits'
import { openResponse } from '../../test/server/client'
import { aPost, aWidget } from '../../test/server/factories'
import { openShop } from '../../test/server/shopDesk'

const desk = openShop()

const DEEP = '['.repeat(10_000) + ']'.repeat(10_000)
const DEEP_RECORD = '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)
const post = (path: string, body: BodyInit) =>
  desk.client.fetch(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [WRITE_HEADER.name]: WRITE_HEADER.value,
    },
    body,
  })
const paramsOf = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 1]))

describe('JSON ten thousand levels deep', () => {
  test('is rejected as malformed by every endpoint', async () => {
    const withBody = Object.values<Endpoint>(allEndpoints).filter(({ body }) => body)
    expect(withBody.length).toBeGreaterThan(20)
    for (const endpoint of withBody) {
      const path = endpointPath(endpoint, 'shop', paramsOf(endpoint))
      for (const body of [DEEP, DEEP_RECORD, `{"username":"shop","deep":${DEEP}}`]) {
        const response = await openResponse(await post(path, body))
        expect([endpoint.path, response.status]).toEqual([endpoint.path, 400])
      }
    }
  })

  test('is rejected by the sign-in and the widget API too', async () => {
    const { embed_id } = await aWidget(desk.world, desk.shop)
    for (const path of [
      LOGIN_PATH,
      `/widget/v1/${embed_id}/events`,
      `/widget/v1/${embed_id}/answers`,
    ]) {
      for (const body of [DEEP.slice(0, 4000), `{"email":${DEEP_RECORD.slice(0, 4000)}`]) {
        expect((await openResponse(await post(path, body))).status).toBe(400)
      }
    }
  })

  test('is not detected in brackets within a search text', async () => {
    const query = String.raw`[[\"{{\\`.repeat(15)
    const body = `{"query":"${query}"}`
    expect(
      (await openResponse(await post(endpointPath(allEndpoints.searchPosts, 'shop'), body)))
        .success,
    ).toBe(true)
  })
})

test('rejects a body that is a string where the path does not name an account', async () => {
  const calls = Object.values<Endpoint>(allEndpoints)
  const rootCalls = calls.filter(({ base, body }) => base === 'root' && body)
  expect(rootCalls.length).toBeGreaterThan(0)
  for (const endpoint of rootCalls) {
    for (const name of ['shop', '\0']) {
      const response = await post(endpointPath(endpoint, 'shop'), JSON.stringify(name))
      expect([endpoint.path, response.status]).toEqual([endpoint.path, 400])
    }
  }
})

describe('a body without an announced length', () => {
  const path = endpointPath(albumEditingEndpoints.createAlbum, 'shop')
  /** Sends a JSON body of this many bytes in chunks. */
  const inPieces = (bytes: number) => {
    const text = `{"name":"${'a'.repeat(bytes - 11)}"}`
    return desk.client.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < text.length; at += 65_536) {
            controller.enqueue(Buffer.from(text.slice(at, at + 65_536)))
          }
          controller.close()
        },
      }),
      duplex: 'half',
    } as RequestInit)
  }

  test('is read up to a megabyte', async () => {
    const tooLongAName = { status: 200, error: { code: 'too-long', field: 'name' } }
    expect(await openResponse(await inPieces(1024 * 1024))).toMatchObject(tooLongAName)
    expect((await openResponse(await inPieces(1024 * 1024 + 1))).status).toBe(413)
  })
})

describe('a body with an announced length', () => {
  const path = endpointPath(albumEditingEndpoints.createAlbum, 'shop')
  const announced = (length: number, body: string) =>
    desk.client.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': String(length) },
      body,
    })

  test('is refused by that length before it is read', async () => {
    expect((await openResponse(await announced(1024 * 1024 + 1, '{}'))).status).toBe(413)
  })

  test('is read up to that length', async () => {
    const body = '{"name":"Кухня"}'
    const response = await openResponse(await announced(Buffer.byteLength(body), body))
    expect(response).toMatchObject({ success: true, body: { album: { name: 'Кухня' } } })
  })
})

test('rejects a content type that only resembles that of JSON', async () => {
  const path = endpointPath(albumEditingEndpoints.createAlbum, 'shop')
  for (const type of ['application/jsonp', 'text/application/json', '']) {
    const headers = { 'Content-Type': type }
    const response = await desk.client.fetch(path, {
      method: 'POST',
      headers,
      body: '{"name":"x"}',
    })
    expect((await openResponse(response)).status).toBe(415)
  }
})

describe('an invalid time', () => {
  test.each([
    '2026-03-01T00:00:00+23',
    '2024-02-31T00:00:00Z',
    '9999-12-31T23:59:59-23:00',
    '+275760-09-13T00:00:00Z',
    'yesterday',
    '',
  ])('%j is rejected as malformed', async (instant) => {
    const { id } = await aPost(desk.world, desk.shop)
    const since = { embedIds: [], eventsCreatedSince: instant }
    const span = { ...since, eventsCreatedTill: '2026-03-02T00:00:00Z' }
    for (const [endpoint, rawBody] of [
      [analyticsEndpoints.getAnalytics, span],
      [analyticsEndpoints.listPostAnalytics, span],
      [analyticsEndpoints.exportPostAnalytics, span],
      [
        interactionAnswerEndpoints.listInteractionAnswers,
        { type: 'poll', vitrinaPostId: id, interactionCreatedSince: instant },
      ],
      [
        interactionAnswerEndpoints.exportInteractionAnswers,
        { type: 'poll', vitrinaPostId: id, interactionCreatedTill: instant },
      ],
      [allEndpoints.searchPosts, { filter: { publishedSince: instant } }],
    ] as const) {
      expect((await desk.client.attempt(endpoint, { rawBody })).status).toBe(400)
    }
  })
})

describe('an address', () => {
  test.each([
    '/widget/v1/a%00b',
    '/widget/v1/embed?article=%00',
    '/my/admin/sh%00op/api/1.0.0/album/list',
    '/my/admin/shop/api/1.0.0/gallery/a%00',
    '/my/admin/shop/api/1.0.0/search/sku?term=%00',
    '/my/admin/shop/api/1.0.0/segment/create?name=%00&code=a&idAtProvider=',
    '/api/1.0.0/self_upload/medias?username=%00',
    '/media/%00',
    '/%00',
  ])('with U+0000 is rejected: %s', async (path) => {
    expect((await openResponse(await desk.client.fetch(path))).status).toBe(400)
    expect((await openResponse(await post(path, '{}'))).status).toBe(400)
  })

  test.each([
    '/widget/v1/%',
    '/widget/v1/%ED%A0%80?article=%E0%A4%A',
    '/my/admin/%ff/api/1.0.0/album/list',
    '/my/admin/shop/api/1.0.0/gallery/%C0%80',
    '/media/%',
    '/%',
  ])('with broken percent-encoding is not found: %s', async (path) => {
    const { status } = await openResponse(await desk.client.fetch(path))
    expect([400, 403, 404]).toContain(status)
  })
})

test('refuses a text with half of a surrogate pair instead of changing it', async () => {
  const response = await desk.client.attempt(albumEditingEndpoints.createAlbum, {
    rawBody: '{"name":"Кухня \\ud83d"}',
  })
  expect(response).toMatchObject({
    status: 200,
    success: false,
    error: { code: 'broken-text', message: expect.stringContaining('повреждённый символ') },
  })
})

test.each(['', '{', 'null', '[]', '{"name":null}'])('rejects %j as malformed', async (rawBody) => {
  expect((await desk.client.attempt(albumEditingEndpoints.createAlbum, { rawBody })).status).toBe(
    400,
  )
})

test('rejects a request without its query parameters, with a message for parameters that a user typed', async () => {
  const create = (query: Record<string, string>) =>
    desk.client.attempt(segmentEndpoints.createSegment, { query })
  expect((await create({})).status).toBe(400)
  expect((await create({ name: 'VIP' })).status).toBe(400)
  expect(await create({ name: '', code: 'vip' })).toMatchObject({
    status: 200,
    error: { code: 'empty-field', field: 'name' },
  })
  expect((await create({ name: 'VIP', code: 'vip' })).success).toBe(true)
})

test('rejects a broken text from a shopper’s page as malformed', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  const answer = { id: 'answer-1-0000', postId: 1, mediaId: 1, type: 'poll' }
  const response = await post(
    `/widget/v1/${embed_id}/answers`,
    JSON.stringify({ ...answer, answer: 'Да \ud83d' }),
  )
  expect(await openResponse(response)).toMatchObject({
    status: 400,
    error: { code: 'bad-request' },
  })
})

test('rejects U+0000 anywhere in a text', async () => {
  for (const rawBody of ['{"name":"a\\u0000"}', '{"name":"a","\\u0000":1}']) {
    const response = await desk.client.attempt(albumEditingEndpoints.createAlbum, { rawBody })
    expect(response.status).toBe(400)
  }
})

test('rejects a list that is too long as malformed', async () => {
  const albumList = Array.from({ length: LIMITS.postAlbums + 1 }, (_, index) => index + 1)
  const response = await desk.client.attempt(allEndpoints.searchPosts, {
    rawBody: { filter: { albumList } },
  })
  expect(response.status).toBe(400)
})

test('rejects a body that is not UTF-8', async () => {
  const bytes = Buffer.concat([
    Buffer.from('{"name":"'),
    Buffer.from([0xed, 0xa0, 0x80]),
    Buffer.from('"}'),
  ])
  const path = endpointPath(albumEditingEndpoints.createAlbum, 'shop')
  expect((await openResponse(await post(path, bytes))).status).toBe(400)
})

test('rejects an impossible SKU in a widget request', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  const ask = (length: number) =>
    desk.client.fetch(`/widget/v1/${embed_id}?article=${'a'.repeat(length)}`)
  expect((await ask(100)).status).toBe(200)
  expect((await openResponse(await ask(101))).status).toBe(400)
})

test('treats an invisible name as empty', async () => {
  for (const name of ['\u200b', '\u3164', '\u202e\u2066', ' \u00ad ']) {
    expect(
      await desk.client.attempt(albumEditingEndpoints.createAlbum, { body: { name } }),
    ).toMatchObject({
      success: false,
      error: { code: 'empty-field', field: 'name' },
    })
    expect(await desk.client.attempt(userEndpoints.saveUser, { body: { name } })).toMatchObject({
      success: false,
      error: { code: 'only-spaces-error', field: 'name' },
    })
  }
})

// A pattern that scanned this text would take a minute.
test('checks the length of a text before any other rule', async () => {
  const link = `http://${'.'.repeat(100_000)} x`
  expect(await desk.client.attempt(feedEndpoints.createFeed, { body: { link } })).toMatchObject({
    status: 200,
    success: false,
    error: { code: 'too-long', field: 'link' },
  })
})
