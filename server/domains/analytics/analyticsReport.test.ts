import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import { userEndpoints } from '@/contract/endpoints/user'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { anAccount, aPost, aProduct, aWidget } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { noEvents } from './eventQuery'
import { REPORT_MAX_MS } from '@/contract/constants'
import { TEST_NOW } from '../../../test/server/world'
import type { EventTable } from '../../db/tables/widgets'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const desk = openShop()

const at = (time: number) => new Date(time).toISOString()
const SPAN = {
  embedIds: [] as string[],
  eventsCreatedSince: at(TEST_NOW - HOUR),
  eventsCreatedTill: at(TEST_NOW + HOUR),
}
const reported = (changes: Partial<typeof SPAN> = {}) =>
  desk.client.call(analyticsEndpoints.getAnalytics, { body: { ...SPAN, ...changes } })

let made = 0
interface Happened {
  time?: number
  post?: { id: number }
  sku?: { id: number }
  times?: number
  account?: { id: number }
}
async function happened(
  widget: { id: number },
  type: EventTable['type'],
  { time = TEST_NOW, post, sku, times = 1, account = desk.shop }: Happened = {},
) {
  const event = () => ({
    account_id: account.id,
    widget_id: widget.id,
    event_key: `event-${(made += 1)}`,
    type,
    post_id: post?.id ?? null,
    sku_id: sku?.id ?? null,
    created_at: time,
  })
  await desk.world.db
    .insertInto('event')
    .values(Array.from({ length: times }, event))
    .execute()
}

const NONE = noEvents()

test('counts each widget separately, sorted by name', async () => {
  const [second, first, quiet] = [
    await aWidget(desk.world, desk.shop, { role: 'Б' }),
    await aWidget(desk.world, desk.shop, { role: 'А' }),
    await aWidget(desk.world, desk.shop, { role: 'В' }),
  ]
  await happened(first, 'load', { times: 2 })
  await happened(first, 'view')
  await happened(second, 'load')
  await happened(second, 'open', { times: 3 })
  await happened(second, 'productClick')
  const { totals, widgets } = await reported()
  expect(totals).toEqual({ ...NONE, loads: 3, views: 1, opens: 3, productClicks: 1 })
  expect(widgets).toEqual([
    { embedId: first.embed_id, role: 'А', revenue: [], ...NONE, loads: 2, views: 1 },
    {
      embedId: second.embed_id,
      role: 'Б',
      revenue: [],
      ...NONE,
      loads: 1,
      opens: 3,
      productClicks: 1,
    },
    { embedId: quiet.embed_id, role: 'В', revenue: [], ...NONE },
  ])
})

test('counts only the chosen widgets in every part of the report', async () => {
  const [one, other] = [await aWidget(desk.world, desk.shop), await aWidget(desk.world, desk.shop)]
  const [post, sku] = [await aPost(desk.world, desk.shop), await aProduct(desk.world, desk.shop)]
  for (const widget of [one, other]) {
    await happened(widget, 'open', { post })
    await happened(widget, 'productClick', { post, sku })
    await happened(widget, 'load', { time: TEST_NOW - 2 * HOUR })
  }
  const report = await reported({ embedIds: [one.embed_id] })
  expect(report).toMatchObject({
    totals: { ...NONE, opens: 1, productClicks: 1 },
    previousTotals: { ...NONE, loads: 1 },
    days: [{ date: '2026-03-18', opens: 1, productClicks: 1 }],
    widgets: [{ embedId: one.embed_id }],
    products: [{ id: sku.id, productClicks: 1 }],
    posts: [{ id: post.id, opens: 1, productClicks: 1 }],
  })
  expect(report.widgets).toHaveLength(1)
  expect(await reported({ embedIds: ['unknown'] })).toMatchObject({
    totals: NONE,
    widgets: [],
    posts: [],
  })
})

test('compares with a previous period of equal length', async () => {
  const widget = await aWidget(desk.world, desk.shop)
  for (const [time, times] of [
    [TEST_NOW - 3 * HOUR - 1, 1],
    [TEST_NOW - 3 * HOUR, 2],
    [TEST_NOW - HOUR - 1, 4],
    [TEST_NOW - HOUR, 8],
    [TEST_NOW + HOUR - 1, 16],
    [TEST_NOW + HOUR, 32],
  ] as const) {
    await happened(widget, 'load', { time, times })
  }
  const { totals, previousTotals } = await reported()
  expect([previousTotals.loads, totals.loads]).toEqual([6, 24])
})

test('splits days in the account’s time zone and includes empty days, also of the past after a change', async () => {
  const widget = await aWidget(desk.world, desk.shop)
  const midnight = Date.parse('2026-03-18T18:15:00.000Z')
  await happened(widget, 'load', { time: midnight - 1 })
  await happened(widget, 'load', { time: midnight, times: 2 })
  const daysOf = async () => {
    const { days } = await reported({
      eventsCreatedSince: at(midnight - 2 * DAY),
      eventsCreatedTill: at(midnight + DAY),
    })
    return days.map(({ date, loads }) => [date, loads])
  }
  expect(await daysOf()).toEqual([
    ['2026-03-16', 0],
    ['2026-03-17', 0],
    ['2026-03-18', 3],
    ['2026-03-19', 0],
  ])
  await desk.client.call(userEndpoints.saveAccount, { body: { timeZone: 'Asia/Kathmandu' } })
  expect(await daysOf()).toEqual([
    ['2026-03-17', 0],
    ['2026-03-18', 1],
    ['2026-03-19', 2],
  ])
})

test.each([
  // The night of the 29th has an hour less, that of the 25th an hour more.
  ['2026-03-28T23:00:00Z', 23, '2026-03-29'],
  ['2026-10-24T22:00:00Z', 25, '2026-10-25'],
])('counts the day in Berlin that begins at %s with its %i hours', async (start, hours, day) => {
  await desk.client.call(userEndpoints.saveAccount, { body: { timeZone: 'Europe/Berlin' } })
  const widget = await aWidget(desk.world, desk.shop)
  const since = Date.parse(start)
  for (let hour = -1; hour <= hours; hour += 1) {
    await happened(widget, 'load', { time: since + hour * HOUR })
  }
  const { days } = await reported({
    eventsCreatedSince: at(since - HOUR),
    eventsCreatedTill: at(since + (hours + 1) * HOUR),
  })
  expect(days.map(({ loads }) => loads)).toEqual([1, hours, 1])
  expect(days[1]?.date).toBe(day)
})

test('refuses a report over more than three years', async () => {
  const ask = (length: number) =>
    desk.client.attempt(analyticsEndpoints.getAnalytics, {
      body: { ...SPAN, eventsCreatedSince: at(TEST_NOW + HOUR - length) },
    })
  expect((await ask(REPORT_MAX_MS)).status).toBe(200)
  expect((await ask(REPORT_MAX_MS + 1)).status).toBe(400)
  expect((await ask(0)).status).toBe(400)
})

describe('the top lists', () => {
  test('contain the ten most clicked products, the older one first when clicks are equal', async () => {
    const widget = await aWidget(desk.world, desk.shop)
    const products = []
    for (let index = 0; index < 11; index += 1) {
      products.push(await aProduct(desk.world, desk.shop, { article: `A-${index}` }))
    }
    const clicks = [1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    for (const [index, sku] of products.entries()) {
      await happened(widget, 'productClick', { sku, times: clicks[index]! })
      // Events other than clicks are ignored.
      await happened(widget, 'open', { sku, times: 11 - index })
    }
    const { products: top } = await reported()
    expect(top.map(({ productClicks }) => productClicks)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 2])
    expect(top.slice(-2).map(({ id }) => id)).toEqual([products[1]!.id, products[2]!.id])
    expect(top[0]).toMatchObject({
      name: 'Кружка «Утро»',
      imageUrl: 'https://shop.test/mug.jpg',
    })
  })

  test('sort posts by openings, and by clicks when openings are equal, with their pictures', async () => {
    const widget = await aWidget(desk.world, desk.shop)
    const post = (text: string) => aPost(desk.world, desk.shop, { text })
    const [quiet, even, clicked, loud] = [
      await post('Тихий'),
      await post('Ровный'),
      await post('С кликами'),
      await post('Громкий'),
    ]
    const bare = await aPost(desk.world, desk.shop, { text: 'Без картинок', media: [] })
    await happened(widget, 'open', { post: loud, times: 3 })
    for (const one of [even, clicked]) await happened(widget, 'open', { post: one, times: 2 })
    await happened(widget, 'productClick', { post: clicked, times: 2 })
    await happened(widget, 'productClick', { post: even })
    await happened(widget, 'productClick', { post: quiet, times: 5 })
    await happened(widget, 'open', { post: bare })
    await happened(widget, 'view', { post: bare, times: 9 })
    const { posts } = await reported()
    expect(posts.map(({ thumbnailUrl: _, ...facts }) => facts)).toEqual([
      { id: loud.id, text: 'Громкий', opens: 3, productClicks: 0 },
      { id: clicked.id, text: 'С кликами', opens: 2, productClicks: 2 },
      { id: even.id, text: 'Ровный', opens: 2, productClicks: 1 },
      { id: bare.id, text: 'Без картинок', opens: 1, productClicks: 0 },
      { id: quiet.id, text: 'Тихий', opens: 0, productClicks: 5 },
    ])
    const pictures = posts.map(({ thumbnailUrl }) => thumbnailUrl)
    expect(new Set(pictures).size).toBe(2)
    expect(pictures[0]).toMatch(/^\/media\//)
    expect(pictures[3]).toBe('')
  })
})

test('count openings in a deleted widget for their posts, unless the report is limited to chosen widgets', async () => {
  const [gone, left] = [await aWidget(desk.world, desk.shop), await aWidget(desk.world, desk.shop)]
  const post = await aPost(desk.world, desk.shop)
  await happened(gone, 'open', { post, times: 2 })
  await happened(left, 'open', { post })
  await desk.client.call(widgetEndpoints.deleteWidget, { params: { id: gone.embed_id } })
  const listed = (embedIds: string[]) =>
    desk.client.call(analyticsEndpoints.listPostAnalytics, { body: { ...SPAN, embedIds } })
  expect((await listed([])).posts).toMatchObject([{ id: post.id, opens: 3 }])
  expect((await listed([left.embed_id])).posts).toMatchObject([{ id: post.id, opens: 1 }])
})

test('names an export after its last day', async () => {
  const { file } = await desk.client.call(analyticsEndpoints.exportPostAnalytics, {
    body: {
      ...SPAN,
      eventsCreatedSince: '2026-03-15T21:00:00.000Z',
      eventsCreatedTill: '2026-03-17T21:00:00.000Z',
    },
  })
  expect(file.fileName).toBe('posts_2026-03-16_2026-03-17.csv')
})

test('a report includes nothing of another account', async () => {
  const other = await anAccount(desk.world, 'other')
  const widget = await aWidget(desk.world, other)
  await happened(widget, 'open', { account: other, post: await aPost(desk.world, other) })
  expect(await reported()).toMatchObject({ totals: NONE, widgets: [], posts: [] })
})
