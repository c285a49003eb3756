import { analyticsEndpoints, type ReportRequest } from '@/contract/endpoints/analytics'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { userEndpoints } from '@/contract/endpoints/user'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import type { Device } from '@/contract/entities/analytics'
import { sql } from 'kysely'
import { signIn } from '../../../test/server/client'
import { aPost, aProduct, aWidget, anAlbum } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { TEST_NOW } from '../../../test/server/world'
import { noEvents, type EventCounts } from './eventQuery'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const PRICE = 100_000
const desk = openShop()

/** What happened in truth. */
interface Happened {
  at: number
  count: keyof EventCounts
  embedId: string
  postId?: number | undefined
  skuId?: number | undefined
  device: Device | null
  page?: string | undefined
}

const TYPES = {
  loads: 'load',
  views: 'view',
  opens: 'open',
  productClicks: 'productClick',
  actions: 'action',
  completions: 'completion',
} as const
const AGENTS = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  mobile: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
}
const PAGES = ['https://shop.test/', 'https://shop.test/mugs', 'https://shop.test/sale']

/** Numbers that look like chance, the same in each run. */
function dice() {
  let state = 7
  return (sides: number) => {
    state = (state * 48271) % 2147483647
    return state % sides
  }
}

/** A month of shoppers: events that are up to a week late, and every third batch twice. */
async function aMonth() {
  const { world, shop } = desk
  const roll = dice()
  const widgets = [
    await aWidget(world, shop),
    await aWidget(world, shop),
    await aWidget(world, shop),
  ]
  const albums = [await anAlbum(world, shop, 'Дом'), await anAlbum(world, shop, 'Сад')]
  const posts: { id: number }[] = []
  for (const chosen of [[albums[0]!], albums, [albums[1]!], []]) {
    posts.push(await aPost(world, shop, { albums: chosen }))
  }
  const skus: { id: number }[] = []
  for (const article of ['mug', 'vase', 'bowl']) {
    skus.push(await aProduct(world, shop, { article, name: article, price: PRICE }))
  }
  const articles = new Map(skus.map(({ id }, index) => [id, ['mug', 'vase', 'bowl'][index]!]))
  const truth: Happened[] = []
  const pick = <One>(list: readonly One[]) => list[roll(list.length)]!
  for (let batch = 0; batch < 60; batch += 1) {
    world.clock.advance(12 * HOUR + roll(HOUR))
    const now = world.clock.now()
    const { embed_id: embedId } = pick(widgets)
    const device = pick(['desktop', 'mobile'] as const)
    const events = Array.from({ length: 8 }, (_, index) => {
      const age = roll(4) === 0 ? roll(7 * DAY) : roll(HOUR)
      const id = `event-${batch}-${index}-x`
      const happened = { at: now - age, embedId, device }
      const postId = pick(posts).id
      if (roll(8) === 0) {
        const skuId = pick(skus).id
        const item = { article: articles.get(skuId)!, quantity: 1 }
        truth.push({ ...happened, count: 'purchases', postId, skuId })
        const order = { clicks: [{ embedId, postId, skuId }], items: [item] }
        return { id, age, type: 'purchase', order }
      }
      const count = pick(Object.keys(TYPES) as (keyof typeof TYPES)[])
      const page = roll(5) === 0 ? undefined : pick(PAGES)
      const of = count === 'loads' || count === 'views' ? {} : { postId }
      const named = count === 'productClicks' ? { ...of, skuId: pick(skus).id } : of
      truth.push({ ...happened, ...named, count, page })
      return { id, age, type: TYPES[count], page, ...named }
    })
    const send = () =>
      world.app.request(`/widget/v1/${embedId}/events`, {
        method: 'POST',
        headers: { 'User-Agent': AGENTS[device] },
        body: JSON.stringify({ events }),
      })
    expect((await send()).status).toBe(204)
    if (batch % 3 === 0) expect((await send()).status).toBe(204)
    const answer = { at: now, count: 'answers', embedId, device, postId: pick(posts).id } as const
    truth.push(answer)
    await world.db
      .insertInto('interaction_answer')
      .values({
        account_id: shop.id,
        post_id: answer.postId,
        type: 'poll',
        carousel_position: 1,
        answer: 'Да',
        value: null,
        widget_id: widgets.find(({ embed_id }) => embed_id === embedId)!.id,
        device,
        created_at: now,
      })
      .execute()
  }
  return { widgets, albums, posts, skus, truth }
}

/** The days and the hours of a zone, by another format than the product's. */
function partsIn(timeZone: string) {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone })
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hour12: false })
  return {
    dayOf: ({ at }: Happened) => day.format(at),
    hourOf: ({ at }: Happened) => Number(hour.format(at)) % 24,
  }
}

function countsOf(truth: readonly Happened[]): EventCounts {
  const counts = noEvents()
  for (const { count } of truth) counts[count] += 1
  return counts
}

const revenueOf = (truth: readonly Happened[]) => {
  const amount = truth.filter(({ count }) => count === 'purchases').length * PRICE
  return amount > 0 ? [{ amount, currency: 'rub' }] : []
}

/** The rows with anything in them, by a text. */
function rowsBy(truth: readonly Happened[], key: (one: Happened) => string | number | undefined) {
  const rows = new Map<string, EventCounts>()
  for (const one of truth) {
    const name = key(one)
    if (name === undefined) continue
    const counts = rows.get(String(name)) ?? noEvents()
    rows.set(String(name), counts)
    counts[one.count] += 1
  }
  return rows
}

type Row = EventCounts & { revenue?: unknown }
const reportedBy = <One extends Row>(rows: readonly One[], key: (one: One) => string | number) =>
  new Map(
    rows
      .map((row) => {
        const counts = noEvents()
        for (const name of Object.keys(counts) as (keyof EventCounts)[]) counts[name] = row[name]
        return [String(key(row)), counts] as const
      })
      .filter(([, counts]) => Object.values(counts).some((count) => count > 0)),
  )

const sorted = (rows: ReadonlyMap<string, EventCounts>) =>
  [...rows].toSorted(([one], [other]) => one.localeCompare(other))

test('reports a month of late and repeated events exactly, in every zone and cut, also after deletions', async () => {
  const { widgets, albums, posts, skus, truth } = await aMonth()
  const client = await signIn(desk.world, 'owner@shop.test')
  const [goneWidget, gonePost] = [widgets[2]!, posts[3]!]
  await client.call(widgetEndpoints.deleteWidget, { params: { id: goneWidget.embed_id } })
  await client.call(libraryEndpoints.updatePosts, {
    body: { postList: [gonePost.id], change: { type: 'delete' } },
  })
  // Answers are deleted with their post, its other events stay without it.
  const known = truth
    .filter(({ count, postId }) => count !== 'answers' || postId !== gonePost.id)
    .map((one) => (one.postId === gonePost.id ? { ...one, postId: undefined } : one))
  const albumPosts = [
    [posts[0]!.id, posts[1]!.id],
    [posts[1]!.id, posts[2]!.id],
  ]
  const cuts: [Partial<ReportRequest>, (one: Happened) => boolean][] = [
    [{}, () => true],
    [{ embedIds: [widgets[0]!.embed_id] }, ({ embedId }) => embedId === widgets[0]!.embed_id],
    [{ devices: ['mobile'] }, ({ device }) => device === 'mobile'],
    [{ albumIds: [albums[1]!.id] }, ({ postId }) => albumPosts[1]!.includes(postId ?? 0)],
    [{ postIds: [posts[1]!.id] }, ({ postId }) => postId === posts[1]!.id],
    [{ skuIds: [skus[0]!.id] }, ({ skuId }) => skuId === skus[0]!.id],
    [
      { skuIds: [skus[0]!.id], postIds: [posts[1]!.id], devices: ['desktop'] },
      ({ skuId, postId, device }) =>
        skuId === skus[0]!.id && postId === posts[1]!.id && device === 'desktop',
    ],
  ]
  for (const [zone, asked] of [
    // Its clocks change on the 29th of March.
    ['Europe/Berlin', cuts],
    ['Asia/Kathmandu', cuts.slice(0, 1)],
  ] as const) {
    await client.call(userEndpoints.saveAccount, { body: { timeZone: zone } })
    const { dayOf, hourOf } = partsIn(zone)
    // Neither on a day nor on a quarter of an hour.
    const [since, till] = [TEST_NOW + 3 * DAY + 1234, TEST_NOW + 30 * DAY + 7 * HOUR + 56_789]
    const compared = [TEST_NOW - 7 * DAY, TEST_NOW + 5 * DAY + 100] as const
    for (const [cut, isIn] of asked) {
      const report = await client.call(analyticsEndpoints.getAnalytics, {
        body: {
          embedIds: [],
          eventsCreatedSince: new Date(since).toISOString(),
          eventsCreatedTill: new Date(till).toISOString(),
          comparedSince: new Date(compared[0]).toISOString(),
          comparedTill: new Date(compared[1]).toISOString(),
          ...cut,
        },
      })
      const within = (from: number, to: number) =>
        known.filter((one) => one.at >= from && one.at < to && isIn(one))
      const [now, before] = [within(since, till), within(...compared)]
      expect(report.totals).toEqual(countsOf(now))
      expect(report.previousTotals).toEqual(countsOf(before))
      expect([report.revenue, report.previousRevenue]).toEqual([revenueOf(now), revenueOf(before)])
      expect(sorted(reportedBy(report.days, ({ date }) => date))).toEqual(
        sorted(rowsBy(now, dayOf)),
      )
      expect(sorted(reportedBy(report.previousDays, ({ date }) => date))).toEqual(
        sorted(rowsBy(before, dayOf)),
      )
      expect(sorted(reportedBy(report.hours, ({ hour }) => hour))).toEqual(
        sorted(rowsBy(now, hourOf)),
      )
      expect(sorted(reportedBy(report.devices, ({ device }) => device ?? ''))).toEqual(
        sorted(rowsBy(now, ({ device }) => device ?? '')),
      )
      expect(sorted(reportedBy(report.pages, ({ url }) => url))).toEqual(
        sorted(rowsBy(now, ({ page }) => page)),
      )
      expect(sorted(reportedBy(report.widgets, ({ embedId }) => embedId))).toEqual(
        sorted(
          rowsBy(now, ({ embedId }) => (embedId === goneWidget.embed_id ? undefined : embedId)),
        ),
      )
      const inAlbums = albums.flatMap(({ id }, index) => {
        const own = now.filter(({ postId }) => albumPosts[index]!.includes(postId ?? 0))
        const isAsked = cut.albumIds?.includes(id) ?? true
        return own.length > 0 && isAsked ? [[String(id), countsOf(own)] as const] : []
      })
      expect(sorted(reportedBy(report.albums, ({ id }) => id))).toEqual(sorted(new Map(inAlbums)))
      expect(new Map(report.posts.map(({ id, opens }) => [id, opens]))).toEqual(
        new Map(
          posts.flatMap(({ id }) => {
            const own = countsOf(now.filter(({ postId }) => postId === id))
            return own.opens + own.productClicks > 0 ? [[id, own.opens]] : []
          }),
        ),
      )
    }
  }
})

test('stored counts equal the events after these were added, changed and deleted', async () => {
  const { posts, skus } = await aMonth()
  const { db } = desk.world
  const isEqual = async () => {
    for (const [kind, length, key] of [
      [0, HOUR / 4, null],
      [1, DAY, 'post_id'],
      [2, 16 * DAY, 'post_id'],
      [3, DAY, 'sku_id'],
      [4, 16 * DAY, 'sku_id'],
      [5, DAY, 'page_id'],
      [6, 16 * DAY, 'page_id'],
      [7, HOUR, null],
      [8, DAY, null],
      [9, 16 * DAY, null],
    ] as const) {
      const counts = await db
        .selectFrom('event_count')
        .where('kind', '=', kind)
        .select(['start', 'key', 'widget_id', 'device'])
        .select(
          sql<number>`loads + views + opens + product_clicks + cart_adds + purchases + actions + completions`.as(
            'total',
          ),
        )
        .select(['opens', 'purchases'])
        .orderBy('start')
        .orderBy('key')
        .orderBy('widget_id')
        .orderBy('device')
        .execute()
      const value = key === null ? sql<number>`0` : sql<number>`${sql.ref(key)}`
      const device = sql<number>`case device when 'desktop' then 1 when 'mobile' then 2 else 0 end`
      const events = await db
        .selectFrom('event')
        .$if(key !== null, (rows) => rows.where(value, 'is not', null))
        .select([
          sql<number>`created_at / ${sql.lit(length)}`.as('start'),
          value.as('key'),
          'widget_id',
          device.as('device'),
          sql<number>`count(*)`.as('total'),
          sql<number>`sum(case when type = 'open' then 1 else 0 end)`.as('opens'),
          sql<number>`sum(case when type = 'purchase' then 1 else 0 end)`.as('purchases'),
        ])
        .groupBy([sql`1`, sql`2`, 'widget_id', sql`4`])
        .orderBy(sql`1`)
        .orderBy(sql`2`)
        .orderBy('widget_id')
        .orderBy(sql`4`)
        .execute()
      expect(counts.length).toBeGreaterThan(0)
      expect(counts).toEqual(events)
    }
  }
  await isEqual()
  await db
    .deleteFrom('event')
    .where('created_at', '<', TEST_NOW + 10 * DAY)
    .execute()
  await isEqual()
  await db.deleteFrom('post').where('id', '=', posts[0]!.id).execute()
  await db.deleteFrom('sku').where('id', '=', skus[0]!.id).execute()
  await isEqual()
  await db.updateTable('event').set({ device: null }).where('type', '=', 'open').execute()
  await isEqual()
})
