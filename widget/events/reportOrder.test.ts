import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import {
  MAY_COUNT,
  MAY_NOTHING,
  MAY_STORE,
  MAY_WAIT,
  setPermission as consent,
} from '../core/shopperStorage'
import { countedEvents, stubDelivery } from '../testing/browser'
import { ORIGIN } from '../testing/payload'
import { createEventQueue } from './createEventQueue'
import { reportOrder } from './reportOrder'

const DAY_MS = 24 * 60 * 60 * 1000
const ITEMS = [{ item_id: 'M-1', item_name: 'Кружка', price: '1990.50', quantity: 2 }]
const ORDER = { transaction_id: '1001', value: 3981, currency: 'RUB', items: ITEMS }

let delivery: ReturnType<typeof stubDelivery>
let warned: jest.SpyInstance

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  consent(MAY_STORE)
  delivery = stubDelivery()
  warned = jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Clicks on products in a widget, on a page that the shopper then left. */
function click(skuIds: number[], embedId = 'demo', origin = ORIGIN) {
  const queue = createEventQueue(origin, `vitrina:events:${embedId}`)
  for (const skuId of skuIds) {
    const event = { id: `click-${skuId}`, type: 'productClick', postId: 5, skuId } as const
    queue.add({ embedId, at: Date.now(), event })
    jest.advanceTimersByTime(1000)
  }
  queue.stop()
}
const settle = () => jest.advanceTimersByTimeAsync(0)
/** The order events that were sent after the page had reported an order. */
async function reported(name: unknown, facts: unknown): Promise<WidgetEvent[]> {
  reportOrder(ORIGIN, [name, facts])
  await settle()
  return countedEvents(delivery).filter(({ type }) => type !== 'productClick')
}

test('sends a purchase with the clicks that precede it, newest first, and without the order’s number', async () => {
  click([7, 8])
  click([7, 9], 'other')
  const events = await reported('purchase', ORDER)
  expect(events).toEqual([
    {
      id: expect.stringMatching(/^order-[\da-z]+-[\da-z]+$/) as string,
      type: 'purchase',
      age: 0,
      order: {
        clicks: [
          { embedId: 'other', postId: 5, skuId: 9 },
          { embedId: 'other', postId: 5, skuId: 7 },
          { embedId: 'demo', postId: 5, skuId: 8 },
        ],
        items: [{ article: 'M-1', quantity: 2, price: 199_050 }],
        currency: 'RUB',
      },
    },
  ])
  expect(delivery.sent.at(-1)?.url).toBe(`${ORIGIN}/widget/v1/other/events`)
  expect(warned).not.toHaveBeenCalled()
})

test('gives an order the same id each time its page is opened', async () => {
  click([7])
  for (const transaction_id of [1001, '1001', '1002', '2001']) {
    await reported('purchase', { ...ORDER, transaction_id })
  }
  const ids = delivery.sent.flatMap(({ events }) => events.map(({ id }) => id)).slice(1)
  expect(ids).toHaveLength(4)
  expect(ids[0]).toBe(ids[1])
  expect(new Set(ids).size).toBe(3)
})

test('gives an addition to the cart the id of the newest click', async () => {
  click([7, 8])
  const events = await reported('add_to_cart', { items: [{ item_id: 76 }] })
  expect(events).toMatchObject([
    { id: 'cart-click-8', type: 'addToCart', order: { items: [{ article: '76', quantity: 1 }] } },
  ])
  expect(events[0]?.order).not.toHaveProperty('currency')
})

test('sends an order that the loader has stored once, by the first page that finds it', async () => {
  click([7])
  const [first, second] = [Date.now() + 0.25, Date.now() + 0.5]
  const command = ['purchase', ORDER]
  for (const at of [first, second]) {
    localStorage.setItem(`vitrina:order:${at}`, JSON.stringify(command))
  }
  jest.advanceTimersByTime(1000)
  click([8])
  await settle()
  const orders = () => countedEvents(delivery).filter(({ type }) => type === 'purchase')
  expect(orders()).toMatchObject([{ age: 1000, order: { clicks: [{ skuId: 7 }] } }])
  expect(Object.keys(localStorage)).toEqual(['vitrina:clicks'])
  reportOrder(ORIGIN, command, first)
  await settle()
  expect(orders()).toHaveLength(1)
})

test('removes an invalid stored order', async () => {
  for (const [index, text] of ['{', 'null', '5', '["consent",true]'].entries()) {
    localStorage.setItem(`vitrina:order:${index}`, text)
  }
  click([7])
  await settle()
  expect(Object.keys(localStorage)).toEqual(['vitrina:clicks'])
})

test('attributes an order to clicks of the last 72 hours', async () => {
  click([7])
  jest.setSystemTime(Date.now() + 3 * DAY_MS - 5000)
  expect(await reported('purchase', ORDER)).toHaveLength(1)
  jest.setSystemTime(Date.now() + 10_000)
  expect(await reported('purchase', { ...ORDER, transaction_id: '1002' })).toHaveLength(1)
})

test('attributes an order to a post that was opened within 24 hours, after all clicks', async () => {
  click([7])
  const queue = createEventQueue(ORIGIN, 'vitrina:events:demo')
  const event = { id: 'open-one', type: 'open', postId: 7 } as const
  queue.add({ embedId: 'demo', at: Date.now(), event })
  queue.stop()
  const touches = async (number: string) => {
    const facts = { ...ORDER, transaction_id: number }
    const orders = (await reported('purchase', facts)).filter(({ order }) => order)
    return orders.at(-1)?.order?.clicks
  }
  const clicked = { embedId: 'demo', postId: 5, skuId: 7 }
  expect(await touches('1001')).toEqual([clicked, { embedId: 'demo', postId: 7 }])
  jest.setSystemTime(Date.now() + DAY_MS)
  expect(await touches('1002')).toEqual([clicked])
})

test('deletes a click on the first event after 72 hours', () => {
  click([7])
  expect(localStorage.getItem('vitrina:clicks')).toContain('click-7')
  jest.setSystemTime(Date.now() + 3 * DAY_MS)
  const queue = createEventQueue(ORIGIN, 'vitrina:events:demo')
  queue.add({ embedId: 'demo', at: Date.now(), event: { id: 'load-one', type: 'load' } })
  queue.stop()
  expect(localStorage.getItem('vitrina:clicks')).toBeNull()
})

test('attributes an order to a click that a closed page could not send', async () => {
  const event = { id: 'click-one', type: 'productClick', skuId: 7 }
  const left = [Date.now(), ORIGIN, [{ embedId: 'demo', at: Date.now(), event }]]
  localStorage.setItem('vitrina:events:left', JSON.stringify(left))
  expect(await reported('add_to_cart', ORDER)).toMatchObject([{ id: 'cart-click-one' }])
})

test.each<[string, () => void]>([
  ['who clicked nothing', () => undefined],
  [
    'who clicked in a widget of another back office',
    () => {
      createEventQueue('https://other.test', 'vitrina:events:theirs').add({
        embedId: 'theirs',
        at: Date.now(),
        event: { id: 'click-one', type: 'productClick', skuId: 7 },
      })
    },
  ],
  [
    'who did not allow storing',
    () => {
      consent(MAY_COUNT)
      click([7])
    },
  ],
  [
    'whose storage has invalid clicks',
    () => {
      localStorage.setItem('vitrina:clicks', '[{"origin":5},null,7]')
    },
  ],
])('sends no order of a shopper %s', async (_who, before) => {
  before()
  expect(await reported('purchase', ORDER)).toEqual([])
})

test.each([
  ['purchase', undefined],
  ['purchase', { ...ORDER, transaction_id: '' }],
  ['purchase', { ...ORDER, items: [] }],
  ['purchase', { ...ORDER, items: [{ item_name: 'Кружка' }, null, 5] }],
  ['purchase', { ...ORDER, items: 'M-1' }],
  ['add_to_cart', {}],
])('logs a warning for the developer on %s with %j', async (name, facts) => {
  click([7])
  expect(await reported(name, facts)).toEqual([])
  expect(warned).toHaveBeenCalledTimes(1)
})

test.each([
  [
    { item_id: ' M-1 ', price: 0 },
    { article: 'M-1', quantity: 1, price: 0 },
  ],
  [
    { item_id: 'M-1', price: '1 990' },
    { article: 'M-1', quantity: 1 },
  ],
  [
    { item_id: 'M-1', price: -5, quantity: -1 },
    { article: 'M-1', quantity: 1 },
  ],
  [
    { item_id: 'M-1', price: '', quantity: '3' },
    { article: 'M-1', quantity: 3 },
  ],
  [
    { item_id: 'M-1', price: 1e300, quantity: 1e9 },
    { article: 'M-1', quantity: 1000 },
  ],
])('sends the order line %j as %j', async (line, item) => {
  click([7])
  const [event] = await reported('purchase', { ...ORDER, items: [line] })
  expect(event?.order?.items).toEqual([item])
})

test('sends an order reported before the shopper’s consent once consent is given', async () => {
  consent(MAY_WAIT)
  click([7])
  expect(await reported('purchase', ORDER)).toEqual([])
  consent(MAY_NOTHING)
  consent(MAY_STORE)
  expect(await reported('none', {})).toEqual([])
  consent(MAY_WAIT)
  click([7])
  expect(await reported('purchase', ORDER)).toEqual([])
  consent(MAY_STORE)
  await settle()
  const sent = await reported('none', {})
  expect(sent.map(({ type }) => type)).toEqual(['purchase'])
})

test('sends orders unchanged when a library changes how arrays are serialized', async () => {
  click([7])
  const prototype = Array.prototype as { toJSON?: () => string }
  prototype.toJSON = () => 'array'
  reportOrder(ORIGIN, ['purchase', ORDER])
  delete prototype.toJSON
  await settle()
  const event = countedEvents(delivery).find(({ type }) => type === 'purchase')
  expect(event?.order?.clicks).toHaveLength(1)
  expect(event?.order?.items).toHaveLength(1)
})

test('ignores unknown commands', async () => {
  click([7])
  for (const name of ['refund', 'constructor', undefined]) {
    expect(await reported(name, ORDER)).toEqual([])
  }
  expect(warned).not.toHaveBeenCalled()
})
