import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { anAccount, aPost, aProduct, aWidget } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { TEST_NOW } from '../../../../test/server/world'

const desk = openShop()

describe('events', () => {
  const send = (embedId: string, body: string, type = 'text/plain;charset=UTF-8') =>
    desk.world.app.request(`/widget/v1/${embedId}/events`, {
      method: 'POST',
      headers: { 'Content-Type': type, Origin: 'https://shop.test' },
      body,
    })
  const batch = (...events: unknown[]) => JSON.stringify({ events })
  const stored = () =>
    desk.world.db.selectFrom('event').select(['event_key', 'post_id', 'sku_id']).execute()

  test('with the same id count once per widget, within a batch and between batches', async () => {
    const [one, other] = [
      await aWidget(desk.world, desk.shop),
      await aWidget(desk.world, desk.shop),
    ]
    const load = { id: 'event-1234', type: 'load' }
    await send(one.embed_id, batch(load, load))
    await send(one.embed_id, batch(load), 'application/json')
    await send(other.embed_id, batch(load))
    expect(await stored()).toHaveLength(2)
  })

  test('are counted by the days of Moscow unless the account has another zone', async () => {
    const { embed_id } = await aWidget(desk.world, desk.shop)
    await send(embed_id, batch({ id: 'event-1234', type: 'load' }))
    const { days } = await desk.client.call(analyticsEndpoints.getAnalytics, {
      body: {
        embedIds: [],
        eventsCreatedSince: '2026-03-17T21:00:00.000Z',
        eventsCreatedTill: '2026-03-18T21:00:00.000Z',
      },
    })
    expect(days).toMatchObject([{ date: '2026-03-18', loads: 1 }])
  })

  const DAY_MS = 24 * 60 * 60 * 1000

  test('that arrive late are counted once, at the time when they happened', async () => {
    const { embed_id } = await aWidget(desk.world, desk.shop)
    await send(
      embed_id,
      batch(
        { id: 'event-0001', type: 'load', age: 0 },
        { id: 'event-0002', type: 'load', age: 2 * DAY_MS },
        { id: 'event-0003', type: 'open', age: 7 * DAY_MS },
      ),
    )
    desk.world.clock.advance(DAY_MS)
    await send(embed_id, batch({ id: 'event-0002', type: 'load', age: 3 * DAY_MS + 1 }))
    const events = await desk.world.db
      .selectFrom('event')
      .select('created_at')
      .orderBy('event_key')
      .execute()
    expect(events.map(({ created_at }) => TEST_NOW - created_at)).toEqual([
      0,
      2 * DAY_MS,
      7 * DAY_MS,
    ])
  })

  test.each([-1, 0.5, 7 * DAY_MS + 1, 1e300, '5', null])(
    'with the age %p are rejected, and the others of the batch are counted',
    async (age) => {
      const { embed_id } = await aWidget(desk.world, desk.shop)
      const good = { id: 'event-0001', type: 'load' }
      await send(embed_id, batch({ id: 'event-0002', type: 'load', age }, good))
      expect((await stored()).map(({ event_key }) => event_key)).toEqual(['event-0001'])
    },
  )

  test('of robots are not counted, and get a response that prevents a retry', async () => {
    const { embed_id } = await aWidget(desk.world, desk.shop)
    const response = await desk.world.app.request(`/widget/v1/${embed_id}/events`, {
      method: 'POST',
      headers: { 'User-Agent': 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)' },
      body: batch({ id: 'event-0001', type: 'load' }),
    })
    expect(response.status).toBe(204)
    expect(await stored()).toEqual([])
  })

  test('of a deleted widget stay in the account’s totals', async () => {
    const { embed_id } = await aWidget(desk.world, desk.shop)
    await send(embed_id, batch({ id: 'event-1234', type: 'load' }))
    await desk.client.call(widgetEndpoints.deleteWidget, { params: { id: embed_id } })
    const { totals, widgets } = await desk.client.call(analyticsEndpoints.getAnalytics, {
      body: {
        embedIds: [],
        eventsCreatedSince: new Date(TEST_NOW - 1000).toISOString(),
        eventsCreatedTill: new Date(TEST_NOW + 1000).toISOString(),
      },
    })
    expect(totals.loads).toBe(1)
    expect(widgets).toEqual([])
  })

  test('are stored without ids of other accounts', async () => {
    const other = await anAccount(desk.world, 'other')
    const [mine, theirs] = [await aPost(desk.world, desk.shop), await aPost(desk.world, other)]
    const sku = await aProduct(desk.world, other)
    const { embed_id } = await aWidget(desk.world, desk.shop)
    await send(
      embed_id,
      batch(
        { id: 'event-0001', type: 'open', postId: mine.id },
        { id: 'event-0002', type: 'productClick', postId: theirs.id, skuId: sku.id },
        { id: 'event-0003', type: 'open', postId: 1e300 },
      ),
    )
    expect(await stored()).toEqual([
      { event_key: 'event-0001', post_id: mine.id, sku_id: null },
      { event_key: 'event-0002', post_id: null, sku_id: null },
      { event_key: 'event-0003', post_id: null, sku_id: null },
    ])
  })

  test.each([
    ['text that is not JSON', 'x', 400],
    ['JSON without a list', JSON.stringify({ events: {} }), 400],
    [
      'a list of more than a hundred',
      batch(...Array.from({ length: 101 }, (_, n) => ({ id: `event-${1000 + n}`, type: 'load' }))),
      400,
    ],
    ['more than 64 KB', 'x'.repeat(64 * 1024 + 1), 413],
    ['an empty list', batch(), 204],
  ])('sent as %s get the response %s', async (_, body, status) => {
    const { embed_id } = await aWidget(desk.world, desk.shop)
    expect((await send(embed_id, body)).status).toBe(status)
    expect(await stored()).toEqual([])
  })

  test.each([
    ['of an unknown type', { id: 'event-0002', type: 'buy' }],
    ['without an id', { type: 'load' }],
    ['null', null],
    ['a JSON text instead of an object', '{"id":"event-0002","type":"load"}'],
    ['with U+0000 in its id', { id: 'event-\u0000', type: 'load' }],
    ['with half of a surrogate pair in its id', { id: 'event-\ud83d', type: 'load' }],
    [
      'with half of a surrogate pair in a field name',
      { id: 'event-0002', type: 'load', '\udc00': '' },
    ],
  ])('are counted even when one of their batch is %s', async (_, bad) => {
    const { embed_id } = await aWidget(desk.world, desk.shop)
    const good = { id: 'event-0001', type: 'load' }
    expect((await send(embed_id, batch(bad, good, bad))).status).toBe(204)
    expect((await stored()).map(({ event_key }) => event_key)).toEqual(['event-0001'])
  })

  test.each(['disabled', 'admin_mode'] as const)(
    'of a widget in the mode %s are not counted',
    async (mode) => {
      const { embed_id } = await aWidget(desk.world, desk.shop, { mode })
      expect((await send(embed_id, batch({ id: 'event-0001', type: 'load' }))).status).toBe(404)
      expect(await stored()).toEqual([])
    },
  )

  test('of an unknown widget get the response 404', async () => {
    expect((await send('unknown', batch())).status).toBe(404)
  })

  test('can be sent from any origin, as the preflight allows', async () => {
    const response = await desk.world.app.request('/widget/v1/any/events', { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toMatch(/content-type/i)
  })
})
