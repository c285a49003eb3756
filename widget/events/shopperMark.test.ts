import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import { MAY_COUNT, MAY_STORE, setPermission as consent } from '../core/shopperStorage'
import { countedEvents, stubDelivery } from '../testing/browser'
import { ORIGIN } from '../testing/payload'
import { createEventQueue } from './createEventQueue'
import { reportOrder } from './reportOrder'

const DAY_MS = 24 * 60 * 60 * 1000
const ITEMS = [{ item_id: 'M-1', price: '1990.50', quantity: 2 }]
const ORDER = { transaction_id: '1001', value: 3981, currency: 'RUB', items: ITEMS }

let delivery: ReturnType<typeof stubDelivery>
beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  consent(MAY_STORE)
  delivery = stubDelivery()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const settle = () => jest.advanceTimersByTimeAsync(0)
async function reported(name: unknown, facts: unknown): Promise<WidgetEvent[]> {
  reportOrder(ORIGIN, [name, facts])
  await settle()
  return countedEvents(delivery)
}

describe('a shopper', () => {
  const happened = (id: string, type: WidgetEvent['type'], facts = {}) => {
    const queue = createEventQueue(ORIGIN, `vitrina:events:${id}`)
    queue.add({ embedId: 'demo', at: Date.now(), event: { id, type, ...facts } })
    queue.stop()
  }
  const marks = () => countedEvents(delivery).map(({ id, shopper }) => [id, shopper])

  test('has the mark of their first view for three days, and then another', async () => {
    happened('view-one', 'view')
    jest.setSystemTime(Date.now() + 3 * DAY_MS - 1000)
    happened('view-two', 'view')
    happened('open-one', 'open', { postId: 5 })
    jest.setSystemTime(Date.now() + 2000)
    happened('view-three', 'view')
    happened('load-one', 'load')
    await settle()
    expect(marks()).toEqual([
      ['view-one', 'view-one'],
      ['view-two', 'view-one'],
      ['open-one', 'view-one'],
      ['view-three', 'view-three'],
      ['load-one', 'view-three'],
    ])
  })

  test('has none for what happened before their first view, nor without consent to storing', async () => {
    happened('load-one', 'load')
    jest.setSystemTime(Date.now() + 60_000)
    consent(MAY_COUNT)
    happened('view-one', 'view')
    await settle()
    consent(MAY_STORE)
    happened('load-two', 'load')
    await settle()
    expect(marks().map(([, mark]) => mark)).toEqual([undefined, undefined, undefined])
  })

  test('who only saw a widget sends of an order that there was one, and nothing of a cart', async () => {
    happened('view-one', 'view')
    expect(await reported('add_to_cart', ORDER)).toHaveLength(1)
    const events = await reported('purchase', ORDER)
    expect(events).toEqual([
      expect.objectContaining({ type: 'view' }),
      {
        id: expect.stringMatching(/^order-/) as string,
        ...{ type: 'purchase', age: 0, shopper: 'view-one' },
        order: { clicks: [], items: [] },
      },
    ])
  })

  test('who opened a post sends the order as before', async () => {
    happened('view-one', 'view')
    happened('open-one', 'open', { postId: 5 })
    const events = await reported('purchase', ORDER)
    expect(events.at(-1)).toMatchObject({
      shopper: 'view-one',
      order: { clicks: [{ embedId: 'demo', postId: 5 }], items: [{ article: 'M-1' }] },
    })
  })
})
