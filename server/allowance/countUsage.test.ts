import { DAY_MS, GRACE_DAYS } from '@/contract/constants'
import { inDepth } from '../../test/depth'
import { setPlan } from '../../test/server/accountFactories'
import { anAlbum, aPost, aWidget } from '../../test/server/factories'
import { openShop } from '../../test/server/shopDesk'
import { TEST_NOW } from '../../test/server/world'
import { forgetVisitors } from './countUsage'
import { monthOf } from './months'

const desk = openShop()

let sent = 0
const load = (id = `event-${String((sent += 1)).padStart(6, '0')}`, age = 0) => ({
  id,
  type: 'load',
  age,
})

const send = async (embedId: string, events: unknown[], agent = 'Firefox') =>
  desk.world.app.request(`/widget/v1/${embedId}/events`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', 'User-Agent': agent },
    body: JSON.stringify({ events }),
  })

const months = () =>
  desk.world.db
    .selectFrom('usage_month')
    .select(['month', 'loads', 'visitors', 'full_at'])
    .orderBy('month')
    .execute()

const month = monthOf(TEST_NOW)

test('counts each load once, in the month in which it happened', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  const first = load()
  await send(embed_id, [first, load(), { ...load(), type: 'view' }])
  await send(embed_id, [first, load()])
  desk.world.clock.advance(15 * DAY_MS)
  await send(embed_id, [load(), load(undefined, 3 * DAY_MS)])
  expect(await months()).toMatchObject([
    { month, loads: 4 },
    { month: month + 1, loads: 1 },
  ])
})

test('counts exactly what is stored when requests arrive simultaneously', async () => {
  await setPlan(desk.world, desk.shop, 'shop')
  const widgets = await Promise.all([1, 2, 3].map(() => aWidget(desk.world, desk.shop)))
  const requests = inDepth(2500, 100)
  // Not all at once: a slow database would refuse those that wait too long.
  for (let first = 0; first < requests; first += 100) {
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const events = [load(), load(), load(), load(`event-same-${index % 10}`)]
        return send(widgets[index % 3]?.embed_id ?? '', events, `Browser ${index % 7}`)
      }),
    )
  }
  const { stored } = await desk.world.db
    .selectFrom('event')
    .where('type', '=', 'load')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow()
  expect(await months()).toMatchObject([{ loads: stored, visitors: 7 }])
  expect(stored).toBe(requests * 3 + 30)
})

describe('a visitor', () => {
  test('is a browser in a network on a day', async () => {
    await setPlan(desk.world, desk.shop, 'start')
    const { embed_id } = await aWidget(desk.world, desk.shop)
    await send(embed_id, [load()], 'Firefox')
    await send(embed_id, [load()], 'Firefox')
    await send(embed_id, [load()], 'Chrome')
    desk.world.clock.advance(DAY_MS)
    await send(embed_id, [load()], 'Firefox')
    expect(await months()).toMatchObject([{ visitors: 3 }])
  })

  test('is forgotten when the day is over', async () => {
    await setPlan(desk.world, desk.shop, 'start')
    const { db, clock } = desk.world
    const { embed_id } = await aWidget(desk.world, desk.shop)
    await send(embed_id, [load()])
    await forgetVisitors(db, clock.now())
    expect(await db.selectFrom('visitor').selectAll().execute()).toHaveLength(1)
    await forgetVisitors(db, clock.now() + DAY_MS)
    expect(await db.selectFrom('visitor').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('visitor_salt').selectAll().execute()).toEqual([])
  })

  test('is not counted for a plan that does not limit them', async () => {
    await setPlan(desk.world, desk.shop, 'large')
    const { embed_id } = await aWidget(desk.world, desk.shop)
    await send(embed_id, [load()])
    expect(await desk.world.db.selectFrom('visitor').selectAll().execute()).toEqual([])
    expect(await months()).toMatchObject([{ loads: 1, visitors: 0 }])
  })
})

describe('a widget at the limit', () => {
  let embedId: string
  let album: { id: number }
  const texts = async (path = `/widget/v1/${embedId}`) => {
    const response = await desk.world.app.request(path)
    return [...(await response.text()).matchAll(/Пост \d/g)].map(([text]) => text).toSorted()
  }
  /** As every change that widgets could show does. */
  const raiseVersion = () =>
    desk.world.db
      .updateTable('account')
      .set(({ eb }) => ({ content_version: eb('content_version', '+', 1) }))
      .execute()
  async function publish(text: string) {
    const published = { is_published: 1, published_at: desk.world.clock.now() } as const
    const post = await aPost(desk.world, desk.shop, { text, ...published, albums: [album] })
    await raiseVersion()
    return post
  }
  /** Brings the loads of the month to one below the limit of the plan `start`. */
  const almostFill = () =>
    desk.world.db
      .insertInto('usage_month')
      .values({ account_id: desk.shop.id, month, loads: 1999 })
      .execute()

  beforeEach(async () => {
    album = await anAlbum(desk.world, desk.shop)
    const settings = { albums: [album.id] }
    const widget = await aWidget(desk.world, desk.shop, { settings })
    embedId = widget.embed_id
    await setPlan(desk.world, desk.shop, 'start')
  })

  test('keeps its posts without showing new ones, until the plan permits them', async () => {
    const old = await publish('Пост 1')
    await publish('Пост 2')
    await almostFill()
    desk.world.clock.advance(60_000)
    await send(embedId, [load()])
    desk.world.clock.advance(60_000)
    await publish('Пост 3')
    expect(await texts()).toEqual(['Пост 1', 'Пост 2'])
    expect(await texts(`/widget/v1/${embedId}.html`)).not.toContain('Пост 3')
    // A post that is unpublished disappears nevertheless.
    await desk.world.db
      .updateTable('post')
      .set({ is_published: 0 })
      .where('id', '=', old.id)
      .execute()
    await raiseVersion()
    expect(await texts()).toEqual(['Пост 2'])
    await setPlan(desk.world, desk.shop, 'shop')
    expect(await texts()).toEqual(['Пост 2', 'Пост 3'])
  })

  test('shows new posts in the next month', async () => {
    await almostFill()
    await send(embedId, [load()])
    desk.world.clock.advance(60_000)
    await publish('Пост 1')
    expect(await texts()).toEqual([])
    desk.world.clock.advance(14 * DAY_MS)
    expect(await texts()).toEqual(['Пост 1'])
  })

  test('of visitors freezes too', async () => {
    await almostFill()
    await desk.world.db.updateTable('usage_month').set({ loads: 0, visitors: 29_999 }).execute()
    await send(embedId, [load()], 'Firefox')
    await publish('Пост 1')
    expect(await texts()).toEqual([])
    expect(await months()).toMatchObject([{ visitors: 30_000, full_at: TEST_NOW }])
  })

  test('of the paid time shows new posts in the days of grace', async () => {
    await setPlan(desk.world, desk.shop, 'shop', TEST_NOW)
    desk.world.clock.advance(GRACE_DAYS * DAY_MS - 1)
    await publish('Пост 1')
    expect(await texts()).toEqual(['Пост 1'])
    desk.world.clock.advance(1)
    await publish('Пост 2')
    expect(await texts()).toEqual(['Пост 1'])
    await setPlan(desk.world, desk.shop, 'shop', TEST_NOW + 90 * DAY_MS)
    expect(await texts()).toEqual(['Пост 1', 'Пост 2'])
  })
})
