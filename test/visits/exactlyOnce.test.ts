import * as v from 'valibot'
import { WIDGET_EVENT_TYPES, widgetEventBatchSchema } from '@/contract/widgets/widgetApi'
import { readEvents, recordEvents } from '../../server/domains/analytics/events/recordEvents'
import { inDepth } from '../depth'
import { seededRandom } from '../seededRandom'
import { aProduct, aWidget } from '../server/factories'
import { openShop } from '../server/shopDesk'
import { readEmbedScript } from './embedScript'
import { createLyingNetwork } from './lyingNetwork'
import { TestStorage, type Browser } from './openPage'
import { createOrderBook, type ExpectedRow } from './orderBook'
import { createVirtualTime } from './virtualTime'
import { visitShop, type Happened } from './visitShop'

const desk = openShop()
const ORIGIN = 'https://widgets.test'
const VISITS = 5
/** Kopecks: more than any order costs. */
const PRICE = 100_000_000
const runEmbed = readEmbedScript()

type Shopper = Omit<Browser, 'time' | 'random' | 'network'>

/** The visits of many shoppers, each with a browser and a network of their own, and the counts of the back office. */
async function visits(shoppers: number, seed: number, shopper: () => Shopper) {
  const { world, shop } = desk
  const widgets = [await aWidget(world, shop), await aWidget(world, shop)]
  const embedIds = widgets.map(({ embed_id }) => embed_id)
  const products = []
  for (const article of ['mug', 'vase', 'bowl', 'tray']) {
    products.push({
      ...(await aProduct(world, shop, { article, name: article, price: PRICE })),
      article,
    })
  }
  const happened: Happened[] = []
  const ordered: ExpectedRow[] = []
  let number = 0
  const random = seededRandom(seed)
  const left: string[] = []
  for (let index = 0; index < shoppers; index += 1) {
    const time = createVirtualTime(world.clock.now())
    const network = createLyingNetwork(time, random, async (url, body) => {
      world.clock.advance(time.now() - world.clock.now())
      const widget = widgets.find(({ embed_id }) => url.endsWith(`/${embed_id}/events`))
      const { events } = v.parse(widgetEventBatchSchema, JSON.parse(body))
      if (!widget) return 404
      await recordEvents(world, [
        { widget: { ...widget, account_id: shop.id }, events: readEvents(events) },
      ])
      return 204
    })
    const browser: Browser = { ...shopper(), time, random, network }
    const orders = createOrderBook()
    await visitShop({
      ...{ browser, runEmbed, origin: ORIGIN, embedIds, products, count: VISITS, orders },
      happened: (event) => happened.push(event),
      nextNumber: () => (number += 1),
    })
    ordered.push(...orders.rows())
    left.push(...Object.keys(browser.storage ?? {}))
    world.clock.advance(time.now() - world.clock.now())
  }
  const counted = await world.db
    .selectFrom('event')
    .innerJoin('widget', 'widget.id', 'event.widget_id')
    .select(['embed_id as embedId', 'type', 'sku_id as skuId', 'amount', 'event.created_at as at'])
    .execute()
  const isOrder = ({ type }: { type: string }) => type === 'addToCart' || type === 'purchase'
  return {
    happened,
    counted: counted.filter((row) => !isOrder(row)),
    ordered,
    countedOrders: counted.filter(isOrder),
    embedIds,
    left,
  }
}

const countsOf = (events: readonly { embedId: string; type: string }[], embedIds: string[]) =>
  Object.fromEntries(
    embedIds.flatMap((embedId, widget) =>
      WIDGET_EVENT_TYPES.map((type) => [
        `${type} ${widget}`,
        events.filter((event) => event.embedId === embedId && event.type === type).length,
      ]),
    ),
  )

type CountedRow = Pick<ExpectedRow, 'type' | 'skuId' | 'amount'> & { embedId: string; at: number }

/** Each product of each order once, for the widget and at the time of one of its reports. */
function expectExact(counted: CountedRow[], ordered: ExpectedRow[]) {
  const nameOf = (row: Pick<ExpectedRow, 'type' | 'skuId' | 'amount'>) =>
    [row.type, row.skuId, row.amount].join()
  expect(counted.map(nameOf).sort()).toEqual(ordered.map(nameOf).sort())
  const reports = new Map<string, ExpectedRow['reports']>()
  for (const row of ordered) {
    reports.set(nameOf(row), [...(reports.get(nameOf(row)) ?? []), ...row.reports])
  }
  const strays = counted.filter(
    (row) =>
      !reports
        .get(nameOf(row))
        ?.some(({ embedId, at }) => embedId === row.embedId && isSoonAfter(row.at, at)),
  )
  expect(strays).toEqual([])
}

/** A request takes up to two seconds, and so does its retry. */
const isSoonAfter = (now: number, then: number) => now >= then && now - then < 5000

/** The number of visits of each shopper. */
const [SHOPPERS, OTHERS] = inDepth([340, 100], [100, 40])

/** In depth five times 1,700 visits, and three times 500 below: 10,000 in all. */
test.each(inDepth([1, 3, 4, 5, 6], [1]))(
  'counts every event of many visits (seed %i) once and at its time',
  async (seed) => {
    const { happened, counted, ordered, countedOrders, embedIds, left } = await visits(
      SHOPPERS,
      seed,
      () => ({ storage: new TestStorage() }),
    )
    expect(happened.length).toBeGreaterThan(SHOPPERS * 10)
    expect(countsOf(counted, embedIds)).toEqual(countsOf(happened, embedIds))
    const times = (events: readonly { at: number | string }[]) =>
      events.map(({ at }) => Number(at)).sort((one, other) => one - other)
    const [then, now] = [times(happened), times(counted)]
    expect(then.filter((at, index) => !isSoonAfter(now[index] ?? 0, at))).toEqual([])
    expect(ordered.length).toBeGreaterThan(SHOPPERS)
    expectExact(countedOrders as CountedRow[], ordered)
    expect(left.filter((name) => name !== 'vitrina:clicks')).toEqual([])
  },
)

test.each<[string, () => Shopper]>([
  ['forbid storage', () => ({ storage: undefined })],
  ['send a privacy signal', () => ({ storage: new TestStorage(), globalPrivacyControl: true })],
  [
    'have full storage',
    () => {
      const storage = new TestStorage()
      storage.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      return { storage: storage }
    },
  ],
])(
  'never counts more events than happened in many visits of shoppers who %s',
  async (_how, shopper) => {
    const { happened, counted, countedOrders, embedIds } = await visits(OTHERS, 2, shopper)
    const [truth, count] = [countsOf(happened, embedIds), countsOf(counted, embedIds)]
    for (const name of Object.keys(truth)) expect(count[name]).toBeLessThanOrEqual(truth[name]!)
    expect(counted.length).toBeGreaterThan(happened.length / 3)
    // No stored click remains to which an order could be attributed.
    expect(countedOrders).toEqual([])
  },
)
