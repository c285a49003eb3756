import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import type { EmbedScript } from './embedScript'
import { openPage, type Browser, type Page } from './openPage'
import type { Order, OrderBook } from './orderBook'

/** The events that really happened on the shop's pages. */
export interface Happened {
  embedId: string
  type: WidgetEvent['type']
  at: number
}

export interface Product {
  id: number
  article: string
}

export interface Visits {
  browser: Browser
  runEmbed: (globals: Record<string, unknown>) => EmbedScript
  origin: string
  embedIds: readonly string[]
  products: readonly Product[]
  count: number
  happened: (event: Happened) => void
  orders: OrderBook
  /** Counted over the shop, so that no two orders have the same number. */
  nextNumber: () => number
}

type Shop = Omit<Visits, 'count'>

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * SECOND_MS
const DAY_MS = 24 * HOUR_MS
const CHUNK = { path: '/embed/events.1.js', integrity: '' }
/** Pieces of each product in an order. */
const QUANTITY = 3

/**
 * A shopper's visits, one after the other or in two tabs, with all possible faults; then one without faults, and for
 * some an order about seven days later.
 */
export async function visitShop({ count, ...shop }: Visits): Promise<void> {
  const { time, random, network } = shop.browser
  const pages = new Set<Page>()
  const shopper = { ...shop, numbers: [] }
  let start = 0
  for (let visit = 0; visit < count - 1; visit += 1) {
    const visitOne = random() < 0.25 ? confirmOrder : visitPage
    time.plan(start, () => pages.add(visitOne(shopper)))
    // The delay before the next page: another tab, the next page, after a while, another day.
    start +=
      [0.5, 8, 90, (9 * HOUR_MS) / SECOND_MS][Math.floor(random() * 4)]! * random() * SECOND_MS
    if (random() < 0.3) planOffline(start)
  }
  await time.runUntil(time.now() + start + 2 * HOUR_MS)

  network.isHonest = true
  const last = open(shopper)
  last.count('load')
  await time.runUntil(time.now() + HOUR_MS)
  if (random() > 0.2) return
  last.page.kill()
  await time.runUntil(time.now() + 7 * DAY_MS - random() * start - 3 * HOUR_MS)
  confirmOrder(shopper)
  await time.runUntil(time.now() + HOUR_MS)
  // Sends the events that the previous page could not.
  open(shopper).count('load')
  await time.runUntil(time.now() + HOUR_MS)

  function planOffline(from: number) {
    time.plan(from - 5 * SECOND_MS, () => (network.isOnline = false))
    time.plan(from + random() * 60 * SECOND_MS, () => {
      network.isOnline = true
      for (const page of pages) if (page.isAlive()) page.tell('online')
    })
  }
}

/** A shop with the numbers of the shopper's orders. */
type Shopper = Shop & { numbers: number[] }

function open(shopper: Shopper, { hasWidgets = true, isEarly = false } = {}) {
  const { browser, runEmbed, origin, embedIds, products, happened, orders } = shopper
  const { time, random } = browser
  const page = openPage(browser, runEmbed)
  const oneOf = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)]!
  const order = (type: Order['type']) => {
    if (!page.isAlive()) return
    const reported = orderOf(shopper, type)
    orders.ordered(reported, time.now())
    page.command(...commandOf(reported, products))
  }
  const source = { origin, nonce: '', load: page.load as never, events: CHUNK }
  if (isEarly) order('purchase')
  page.startLoader({ source, widgets: { gallery: CHUNK }, version: '1' })
  const host = page.host as HTMLElement
  const widgets = (hasWidgets ? embedIds : []).map((embedId) => {
    const firstPage = { revision: 1 }
    return { embedId, reporter: page.createReporter({ host, source, embedId, firstPage }) }
  })
  const count = (type: Happened['type']) => {
    if (!page.isAlive()) return
    const { embedId, reporter } = oneOf(widgets)
    const at = time.now()
    happened({ embedId, type, at })
    if (type !== 'productClick') {
      reporter.report(type)
      return
    }
    const skuId = oneOf(products).id
    orders.clicked({ embedId, skuId, at })
    reporter.report(type, { skuId })
  }
  return { page, count, order }
}

/** Two products, or an order that was made before, as when its page is opened again. */
function orderOf({ browser, products, numbers, nextNumber }: Shopper, type: Order['type']): Order {
  const { random } = browser
  const isCart = type === 'addToCart'
  const again = random() < 0.3 ? numbers.at(-1) : undefined
  const number = again ?? nextNumber()
  if (!isCart && again === undefined) numbers.push(number)
  // Recognised by its number.
  const first = number % products.length
  const chosen = [products[first]!, products[(first + 1 + (number % 2)) % products.length]!]
  const amount = isCart ? null : QUANTITY * number
  return {
    type,
    number: isCart ? null : number,
    items: chosen.map(({ id }) => ({ skuId: id, amount })),
  }
}

/**
 * The page's call of `vitrina`; prices are in whole units, so that each order has another total.
 */
function commandOf({ type, number, items }: Order, products: readonly Product[]): unknown[] {
  const lines = items.map(({ skuId }) => ({
    item_id: products.find(({ id }) => id === skuId)?.article,
    ...(number === null ? {} : { price: number / 100 }),
    quantity: QUANTITY,
  }))
  return type === 'purchase'
    ? ['purchase', { transaction_id: number, currency: 'RUB', items: lines }]
    : ['add_to_cart', { items: lines }]
}

/**
 * The page after an order: it reports the order once or twice, before or after the script has loaded, and is soon left.
 */
function confirmOrder(shopper: Shopper): Page {
  const { time, random } = shopper.browser
  const isEarly = random() < 0.5
  const { page, order } = open(shopper, { hasWidgets: false, isEarly })
  if (!isEarly) order('purchase')
  const length = [0.05, 3, 20][Math.floor(random() * 3)]! * random() * SECOND_MS
  time.plan(random() * 2 * length, () => order('purchase'))
  time.plan(length, () => page.kill())
  return page
}

/** A page that is used for a while and then ends in one of the possible ways. */
function visitPage(shopper: Shopper): Page {
  const { time, random } = shopper.browser
  const { page, count, order } = open(shopper)
  count('load')
  const length = [0.05, 3, 20, 90][Math.floor(random() * 4)]! * random() * SECOND_MS
  for (const type of ['view', 'open', 'open', 'productClick', 'productClick'] as const) {
    time.plan(random() * 2 * length, () => count(type))
  }
  if (random() < 0.4) {
    for (const type of ['addToCart', 'addToCart', 'purchase'] as const) {
      time.plan(random() * 2 * length, () => order(type))
    }
  }
  const hide = () => page.setVisible(false)
  const leave = () => {
    if (!page.isAlive()) return
    hide()
    page.tell('pagehide')
  }
  const comeBack = () => {
    if (!page.isAlive()) return
    page.setVisible(true)
    page.tell('pageshow')
  }
  const leaveForGood = () => {
    leave()
    page.kill()
  }
  const ends = [
    () => page.kill(),
    leaveForGood,
    () => {
      hide()
      time.plan(random() * 40 * SECOND_MS, () => page.kill())
    },
    () => {
      // Cached by the browser and shown again, or suspended until other pages count it as closed.
      leave()
      time.plan(random() * 100 * SECOND_MS, comeBack)
      time.plan(100 * SECOND_MS + random() * 60 * SECOND_MS, leaveForGood)
    },
  ]
  time.plan(length, ends[Math.floor(random() * ends.length)]!)
  return page
}
