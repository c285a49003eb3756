import { DAY_MS } from '@/contract/constants'
import { openShop } from '../../../../test/server/shopDesk'
import { TEST_NOW } from '../../../../test/server/world'
import { aPost, aProduct, aWidget } from '../../../../test/server/factories'
import { countsBy } from '../countsBy'
import { scopeOf } from '../eventQuery'
import { readSums, type Reading } from './eventSummaries'
import { summariseEvents } from './summariseEvents'
import { PART_KINDS, type PartKind } from './summaryBody'

const HOUR = 60 * 60 * 1000
const desk = openShop()

const summarise = () => summariseEvents(desk.world, new AbortController().signal)

test('adds up the same of each kind from events and from summaries', async () => {
  const { world, shop } = desk
  const { db, clock } = world
  const [widget, other] = [await aWidget(world, shop), await aWidget(world, shop)]
  const post = await aPost(world, shop)
  const sku = await aProduct(world, shop, { article: 'mug', name: 'Mug', price: 100 })
  const page = await db
    .insertInto('event_page')
    .values({ account_id: shop.id, url: 'https://shop.test/' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const day = Math.floor(TEST_NOW / DAY_MS) * DAY_MS
  const [post_id, sku_id, page_id] = [post.id, sku.id, page.id]
  const events = [
    { type: 'load', page_id, device: 'mobile' },
    { type: 'view' },
    { type: 'view', widget_id: other.id },
    { type: 'open', post_id, device: 'desktop' },
    { type: 'productClick', sku_id },
    { type: 'productClick', sku_id, page_id, device: 'mobile' },
    { type: 'purchase', post_id, sku_id, page_id, device: 'mobile' },
    { type: 'purchase', post_id, sku_id, page_id, device: 'mobile' },
  ] as const
  await db
    .insertInto('event')
    .values(
      events.map((event, index) => ({
        ...{ account_id: shop.id, widget_id: widget.id, event_key: `event-${index}` },
        created_at: day + (index < 6 ? HOUR : 2 * HOUR),
        ...event,
      })),
    )
    .execute()
  const sumsOf = async (kind: PartKind) => {
    const sums = new Map<string, number>()
    const choose: Reading['choose'] =
      ({ widgetId, type, device }, from) =>
      (slot, ...named) => {
        const count = named.pop() ?? 0
        const own = { time: [], post_id: [0], sku_id: [1], page_id: [2], pairs: [0, 1, 2] }[kind]
        const ids = own.map((index) => named[index])
        const key = [widgetId, type, device, from + slot - day / (HOUR / 4), ...ids].join(' ')
        sums.set(key, (sums.get(key) ?? 0) + count)
      }
    const span = { since: day, till: day + DAY_MS }
    await readSums(db, shop.id, span, [{ kind, levels: [1], only: null, choose }])
    return Object.fromEntries(sums)
  }
  const [own, names] = [widget.id, `${post_id} ${sku_id} ${page_id}`]
  const truth = {
    time: {
      [`${own} 0 2 4`]: 1,
      [`${own} 1 0 4`]: 1,
      [`${other.id} 1 0 4`]: 1,
      [`${own} 2 1 4`]: 1,
      [`${own} 3 0 4`]: 1,
      [`${own} 3 2 4`]: 1,
      [`${own} 5 2 8`]: 2,
    },
    post_id: { [`${own} 2 1 4 ${post_id}`]: 1, [`${own} 5 2 8 ${post_id}`]: 2 },
    sku_id: {
      [`${own} 3 0 4 ${sku_id}`]: 1,
      [`${own} 3 2 4 ${sku_id}`]: 1,
      [`${own} 5 2 8 ${sku_id}`]: 2,
    },
    page_id: {
      [`${own} 0 2 4 ${page_id}`]: 1,
      [`${own} 3 2 4 ${page_id}`]: 1,
      [`${own} 5 2 8 ${page_id}`]: 2,
    },
    pairs: { [`${own} 3 2 4 0 ${sku_id} ${page_id}`]: 1, [`${own} 5 2 8 ${names}`]: 2 },
  }
  const areTrue = async () => {
    for (const kind of PART_KINDS) expect([kind, await sumsOf(kind)]).toEqual([kind, truth[kind]])
  }
  await areTrue()
  clock.advance(2 * DAY_MS)
  await summarise()
  const stored = await db.selectFrom('event_summary').select('start').execute()
  expect(stored).not.toEqual([])
  await areTrue()
})

test('counts posts whose numbers are far apart, without deleted ones', async () => {
  const { world, shop } = desk
  const { db, clock } = world
  const widget = await aWidget(world, shop)
  const posts: { id: number }[] = []
  for (let number = 0; number < 14; number += 1) posts.push(await aPost(world, shop))
  const [first, middle, last] = [posts[0]!, posts[6]!, posts[13]!]
  await db
    .insertInto('event')
    .values(
      [first, middle, last].map(({ id }) => ({
        ...{ account_id: shop.id, widget_id: widget.id, event_key: `event-${id}` },
        ...{ type: 'open' as const, post_id: id, created_at: TEST_NOW },
      })),
    )
    .execute()
  clock.advance(2 * DAY_MS)
  await summarise()
  await db.deleteFrom('post').where('id', '=', middle.id).execute()
  const { scope } = await scopeOf(db, shop.id, { embedIds: [] })
  const span = { since: TEST_NOW - DAY_MS, till: TEST_NOW + DAY_MS }
  const counts = await countsBy(scope, span, ['post_id'])
  expect([...counts.post_id].map(([id, { opens }]) => [id, opens])).toEqual([
    [first.id, 1],
    [last.id, 1],
  ])
})
