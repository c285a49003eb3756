import { DAY_MS } from '@/contract/constants'
import { inDepth } from '../../../../test/depth'
import { openShop } from '../../../../test/server/shopDesk'
import { aMonth } from '../../../../test/server/widgets/simulatedMonth'
import { TEST_NOW } from '../../../../test/server/world'
import { anAccount, aPost, aWidget } from '../../../../test/server/factories'
import { countsBy } from '../countsBy'
import { createEventWriter } from '../events/createEventWriter'
import { noEvents, scopeOf, type Cuts } from '../eventQuery'
import { summariseEvents } from './summariseEvents'

const HOUR = 60 * 60 * 1000
const desk = openShop()

const COLUMNS = ['hour', 'slot', 'widget_id', 'device', 'post_id', 'sku_id', 'page_id'] as const
const NAMES = {
  load: 'loads',
  view: 'views',
  open: 'opens',
  productClick: 'productClicks',
  addToCart: 'cartAdds',
  purchase: 'purchases',
  action: 'actions',
  completion: 'completions',
} as const
const UNITS = { slot: HOUR / 4, hour: HOUR }

/** The events and the albums as they are now. */
async function storedNow() {
  const { db } = desk.world
  return {
    events: await db
      .selectFrom('event')
      .leftJoin('widget', 'widget.id', 'event.widget_id')
      .where('event.account_id', '=', desk.shop.id)
      .selectAll('event')
      .select('embed_id')
      .execute(),
    inAlbums: await db.selectFrom('album_post').selectAll().execute(),
  }
}
type Stored = Awaited<ReturnType<typeof storedNow>>

/** The counts of the events themselves, by another way than the product's. */
function countedOf({ events, inAlbums }: Stored, column: (typeof COLUMNS)[number], cuts: Cuts) {
  const { embedIds, albumIds = [], postIds = [], skuIds = [], devices = [] } = cuts
  const isIn = (values: readonly unknown[], value: unknown) =>
    values.length === 0 || values.includes(value)
  const counts = new Map<unknown, ReturnType<typeof noEvents>>()
  for (const event of events) {
    const ofPost = inAlbums.filter(({ post_id }) => post_id === event.post_id)
    const isChosen =
      isIn(embedIds, event.embed_id) &&
      isIn(postIds, event.post_id) &&
      isIn(skuIds, event.sku_id) &&
      isIn(devices, event.device) &&
      (albumIds.length === 0 || ofPost.some(({ album_id }) => albumIds.includes(album_id)))
    const key =
      column === 'hour' || column === 'slot'
        ? Math.floor(event.created_at / UNITS[column])
        : event[column]
    if (!isChosen || (key === null && column !== 'device')) continue
    const own = counts.get(key) ?? noEvents()
    counts.set(key, own)
    own[NAMES[event.type]] += 1
  }
  return counts
}

/** What an answer adds is counted elsewhere. */
const withoutAnswers = (counts: ReadonlyMap<unknown, ReturnType<typeof noEvents>>) =>
  [...counts]
    .map(([key, own]) => [key, { ...own, answers: 0 }] as const)
    .filter(([, own]) => Object.values(own).some((count) => count > 0))
    .map(([key, own]) => `${String(key)}: ${JSON.stringify(own)}`)
    .toSorted()

const summaries = async () => {
  const rows = await desk.world.db.selectFrom('event_summary').select(['level', 'start']).execute()
  return rows.filter(({ level }) => level === 1).length
}

const summarise = () => summariseEvents(desk.world, new AbortController().signal)

test('reports the events, however much of them is summarised, and after each kind of change', async () => {
  const { posts, skus, albums, widgets } = await aMonth(desk)
  const { db, clock } = desk.world
  const cuts: Cuts[] = [
    { embedIds: [] },
    { embedIds: [widgets[1]!.embed_id], devices: ['mobile'] },
    { embedIds: [], albumIds: [albums[0]!.id] },
    { embedIds: [], postIds: [posts[0]!.id, posts[1]!.id], albumIds: [albums[1]!.id] },
    { embedIds: [], skuIds: [skus[0]!.id] },
    { embedIds: [], postIds: [posts[1]!.id], skuIds: [skus[1]!.id] },
  ]
  const spans = [
    [TEST_NOW - 100 * DAY_MS, TEST_NOW + 145 * DAY_MS],
    [TEST_NOW + 3 * DAY_MS + 7 * HOUR + 12345, TEST_NOW + 27 * DAY_MS + 5 * HOUR + HOUR / 4],
    [TEST_NOW + 9 * DAY_MS + 1, TEST_NOW + 9 * DAY_MS + 2],
  ] as const
  const isEqual = async () => {
    const { events, inAlbums } = await storedNow()
    for (const [since, till] of spans) {
      const during = events.filter(({ created_at: at }) => at >= since && at < till)
      for (const cut of cuts) {
        const { scope } = await scopeOf(db, desk.shop.id, cut)
        // The time of quarters is not read from the summaries of more than a day.
        for (const columns of [COLUMNS, ['hour', 'post_id', 'page_id']] as const) {
          const counts = await countsBy(scope, { since, till }, columns)
          for (const column of columns) {
            const truth = countedOf({ events: during, inAlbums }, column, cut)
            const found = withoutAnswers(counts[column as 'hour'])
            expect([column, cut, found]).toEqual([column, cut, withoutAnswers(truth)])
          }
        }
      }
    }
  }
  expect(await summaries()).toBe(0)
  await isEqual()
  clock.advance(TEST_NOW + 145 * DAY_MS - clock.now())
  await summarise()
  const levels = await db.selectFrom('event_summary').select('level').distinct().execute()
  expect(levels.map(({ level }) => level).toSorted((one, other) => one - other)).toEqual([1, 8, 64])
  const all = await summaries()
  await isEqual()

  // Late events, each of another day.
  const widget = widgets[0]!
  await db
    .insertInto('event')
    .values(
      [5, 12, 13].map((day) => ({
        ...{ account_id: desk.shop.id, widget_id: widget.id, event_key: `late-${day}` },
        ...{ type: 'open' as const, post_id: posts[2]!.id, created_at: TEST_NOW + day * DAY_MS },
      })),
    )
    .execute()
  expect(await summaries()).toBe(all - 3)
  await isEqual()
  await summarise()
  expect(await summaries()).toBe(all)

  await db.deleteFrom('post').where('id', '=', posts[0]!.id).execute()
  await db.deleteFrom('sku').where('id', '=', skus[0]!.id).execute()
  expect(await summaries()).toBe(all)
  await isEqual()
  await db.updateTable('event').set({ device: null }).where('type', '=', 'open').execute()
  await isEqual()
  await summarise()
  await db
    .updateTable('event')
    .set({ post_id: null })
    .where('post_id', '=', posts[1]!.id)
    .where('type', '=', 'open')
    .execute()
  await isEqual()
  await summarise()
  await db
    .deleteFrom('event')
    .where('created_at', '<', TEST_NOW + 10 * DAY_MS)
    .execute()
  await isEqual()
  await summarise()
  await isEqual()
})

test('summarises each account by itself, and a day only when it is over', async () => {
  const { world, shop } = desk
  const other = await anAccount(world, 'other')
  const stored = async () =>
    world.db
      .selectFrom('event_summary')
      .where('level', '=', 1)
      .select(['account_id', 'start'])
      .orderBy('account_id')
      .orderBy('start')
      .execute()
  const today = Math.floor(TEST_NOW / DAY_MS)
  const events = [
    [shop, today],
    [other, today],
    [other, today + 1],
  ] as const
  const add = async ({ id }: { id: number }, day: number, key: string) => {
    const widget = await aWidget(world, { id })
    const post = await aPost(world, { id })
    const names = { account_id: id, widget_id: widget.id, post_id: post.id, event_key: key }
    const created_at = day * DAY_MS + HOUR
    await world.db
      .insertInto('event')
      .values({ ...names, type: 'open', created_at })
      .execute()
  }
  for (const [account, day] of events) await add(account, day, `event-${day}-${account.id}`)
  const isAt = (time: number) => world.clock.advance(time - world.clock.now())
  isAt((today + 1) * DAY_MS + HOUR / 2)
  await summarise()
  expect((await stored()).filter(({ start }) => start >= today)).toEqual([])
  isAt((today + 1) * DAY_MS + HOUR)
  await summarise()
  expect((await stored()).filter(({ start }) => start >= today)).toEqual([
    { account_id: shop.id, start: today },
    { account_id: other.id, start: today },
  ])
  await add(shop, today, 'late')
  expect((await stored()).filter(({ start }) => start >= today)).toEqual([
    { account_id: other.id, start: today },
  ])
})

test('loses no event that is written or deleted while days are summarised, and no writer', async () => {
  const { world, shop } = desk
  const { db } = world
  const widgets = await Promise.all(
    [1, 2, 3].map(async () => ({ ...(await aWidget(world, shop)), account_id: shop.id })),
  )
  const { scope } = await scopeOf(db, shop.id, { embedIds: [] })
  const writers = [1, 2, 3, 4].map(() => createEventWriter(world))
  // Events of a week, in an order of their own for each writer; half of them twice.
  const writing = writers.map(async (write, writer) => {
    for (let round = 0; round < inDepth(60, 4); round += 1) {
      const events = Array.from({ length: 40 }, (_none, index) => {
        const number = (index * (2 * writer + 7) + round) % 40
        const id = `event-${round}-${number % 2 === 0 ? number : `${number}-${writer}`}`
        return { id, type: 'view' as const, age: ((number * 13 + round) % 168) * HOUR }
      })
      await write({ widget: widgets[round % 3]!, events })
    }
  })
  const over = new AbortController()
  const summarising = (async () => {
    while (!over.signal.aborted) {
      await summarise()
      await db
        .deleteFrom('event')
        .where('id', 'in', (rows) => rows.selectFrom('event').select('id').limit(5))
        .execute()
    }
  })()
  await Promise.all(writing)
  over.abort()
  await summarising
  await summarise()
  const { count } = await db
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const counts = await countsBy(scope, { since: 0, till: TEST_NOW + DAY_MS }, ['hour'])
  expect(count).toBeGreaterThan(0)
  expect([...counts.hour.values()].reduce((sum, { views }) => sum + views, 0)).toBe(count)
})
