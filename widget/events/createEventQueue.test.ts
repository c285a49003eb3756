import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import { setVisibility, stubDelivery, stubXhr } from '../testing/browser'
import { ORIGIN } from '../testing/payload'
import { createEventQueue, type EventQueue } from './createEventQueue'
import type { KeptEvent } from './keptRecord'

const URL = `${ORIGIN}/widget/v1/demo/events`
const NAME = 'vitrina:events:own'
let queue: EventQueue

beforeEach(() => {
  jest.useFakeTimers()
  stubXhr()
  localStorage.clear()
  queue = createEventQueue(ORIGIN, NAME)
})
afterEach(() => {
  stubDelivery()
  queue.stop()
  setVisibility('visible')
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const event = (id: string, type: WidgetEvent['type'] = 'load', facts = {}): KeptEvent => ({
  embedId: 'demo',
  at: Date.now(),
  event: { id, type, ...facts },
})
const ids = (batches: readonly { events: { id: string }[] }[]) =>
  batches.map(({ events }) => events.map(({ id }) => id))
/** Lets responses arrive, without running timers. */
const settle = () => jest.advanceTimersByTimeAsync(0)

test('sends all waiting events in one request that outlives the page', async () => {
  const { sent, beacons } = stubDelivery()
  queue.add(event('event-one'))
  queue.add(event('event-two', 'view'))
  expect(sent).toEqual([])
  await jest.advanceTimersByTimeAsync(120_000)
  expect(sent).toEqual([
    {
      url: URL,
      events: [
        { id: 'event-one', type: 'load', age: 1500, shopper: 'event-two' },
        { id: 'event-two', type: 'view', age: 1500, shopper: 'event-two' },
      ],
    },
  ])
  expect(beacons).toEqual([])
  // A simple request, without a preflight and without cookies.
  expect(jest.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
  })
})

test('merges the clicks of an order that is reported again before it is sent', async () => {
  const { sent } = stubDelivery()
  queue.add(event('order-one', 'purchase'))
  jest.advanceTimersByTime(1000)
  queue.add(event('order-one', 'purchase'))
  await jest.advanceTimersByTimeAsync(2000)
  expect(ids(sent)).toEqual([['order-one', 'order-one']])
  await jest.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveLength(1)
})

test.each([
  ['hidden', () => setVisibility('hidden')],
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
])('sends waiting events immediately and only once when the page is %s', async (_how, leave) => {
  const { sent, beacons } = stubDelivery()
  queue.add(event('event-one'))
  leave()
  window.dispatchEvent(new Event('pagehide'))
  await jest.advanceTimersByTimeAsync(120_000)
  expect(ids(beacons)).toEqual([['event-one']])
  expect(sent).toEqual([])
})

test.each<[string, { isTaken?: boolean; throws?: boolean }]>([
  ['accepted and lost', {}],
  ['refused', { isTaken: false }],
  ['threw an error for', { throws: true }],
])(
  'sends events that the browser %s again, with the same ids, when the page is shown',
  async (_, beacon) => {
    const { sent } = stubDelivery(beacon)
    queue.add(event('event-one'))
    setVisibility('hidden')
    setVisibility('visible')
    await settle()
    expect(ids(sent)).toEqual([['event-one']])
    setVisibility('hidden')
    setVisibility('visible')
    window.dispatchEvent(new Event('pageshow'))
    await settle()
    expect(sent).toHaveLength(1)
  },
)

test('limits a batch to the maximum of the back office', () => {
  const { sent } = stubDelivery()
  for (let index = 0; index < 150; index += 1) queue.add(event(`event-${index}`, 'open'))
  jest.advanceTimersByTime(1500)
  expect(sent.map(({ events }) => events.length)).toEqual([100, 50])
})

test('keeps the newest events of a long visit offline, in order', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  for (let index = 0; index < 620; index += 1) queue.add(event(`event-${index}`, 'open'))
  jest.advanceTimersByTime(1500)
  await settle()
  const { sent } = stubDelivery()
  window.dispatchEvent(new Event('online'))
  await settle()
  const kept = Array.from({ length: 500 }, (_none, index) => `event-${index + 120}`)
  expect(ids(sent).flat()).toEqual(kept)
})

test('keeps only a limited number of events that were handed to the browser', async () => {
  const { sent } = stubDelivery()
  for (let index = 0; index < 620; index += 1) queue.add(event(`event-${index}`, 'open'))
  setVisibility('hidden')
  setVisibility('visible')
  await settle()
  expect(ids(sent).flat()).toHaveLength(500)
  expect(ids(sent).flat().at(-1)).toBe('event-619')
})

test('retries every minute while the back office is unavailable', async () => {
  const { sent } = stubDelivery({ statuses: Array.from({ length: 100 }, () => 503) })
  queue.add(event('event-one'))
  // 5, 10, 20 and 40 s, then a minute each.
  await jest.advanceTimersByTimeAsync(1500 + 75_000)
  expect(sent).toHaveLength(5)
  await jest.advanceTimersByTimeAsync(600_000)
  expect(sent).toHaveLength(15)
})

test('resets the delay between retries after a success', async () => {
  const { sent } = stubDelivery({ statuses: [503, 503, 204, 503] })
  queue.add(event('event-one'))
  await jest.advanceTimersByTimeAsync(1500 + 5000 + 10_000)
  expect(sent).toHaveLength(3)
  queue.add(event('event-two', 'view'))
  await jest.advanceTimersByTimeAsync(1500 + 5000)
  expect(ids(sent).slice(3)).toEqual([['event-two'], ['event-two']])
})

test('does not send waiting events earlier when the page is shown', async () => {
  const { sent } = stubDelivery()
  queue.add(event('event-one'))
  window.dispatchEvent(new Event('pageshow'))
  await settle()
  expect(sent).toEqual([])
})

test('sends the remaining events when the queue is stopped, and removes its listeners', async () => {
  const { sent, beacons } = stubDelivery()
  queue.add(event('event-one'))
  queue.stop()
  expect(ids(sent)).toEqual([['event-one']])
  await settle()
  queue.add(event('event-two', 'view'))
  setVisibility('hidden')
  expect(beacons).toEqual([])
})

test('sends the remaining events of a stopped queue once the back office is available', async () => {
  const { sent } = stubDelivery({ statuses: [503] })
  queue.add(event('event-one'))
  queue.stop()
  await settle()
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(ids(sent)).toEqual([['event-one'], ['event-one']])
})

test('aborts a request without a response after 30 s, and sends the events again', async () => {
  const { sent } = stubDelivery()
  jest.mocked(fetch).mockImplementationOnce((_url, init) => {
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  })
  queue.add(event('event-one'))
  await jest.advanceTimersByTimeAsync(1500 + 30_000 + 5000)
  expect(ids(sent)).toEqual([['event-one']])
})

test('uses XMLHttpRequest where the shop’s page has replaced fetch', async () => {
  stubXhr({ status: 204, text: '' })
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('wrapped'))
  queue.add(event('event-one'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each<[string, object, () => unknown]>([
  ['arrays', Array.prototype, () => '[object Array]'],
  ['strings', String.prototype, () => 'shop'],
])(
  'sends and stores events unchanged on a page that adds toJSON to %s',
  async (_what, prototype, toJSON) => {
    const { sent } = stubDelivery({ statuses: [503] })
    Object.defineProperty(prototype, 'toJSON', { value: toJSON, configurable: true })
    queue.add(event('event-one', 'load', { postId: 5 }))
    await jest.advanceTimersByTimeAsync(1500)
    const kept = localStorage.getItem(NAME)
    Reflect.deleteProperty(prototype, 'toJSON')
    expect(sent[0]?.events).toEqual([{ id: 'event-one', type: 'load', postId: 5, age: 1500 }])
    expect(JSON.parse(kept ?? '')).toEqual([
      Date.now(),
      ORIGIN,
      [{ ...event('event-one', 'load', { postId: 5 }), at: Date.now() - 1500 }],
    ])
  },
)

test('treats batches that fail together as one failure', async () => {
  const { sent } = stubDelivery({ statuses: Array.from({ length: 6 }, () => 503) })
  for (let index = 0; index < 250; index += 1) queue.add(event(`event-${index}`, 'open'))
  jest.advanceTimersByTime(1500)
  await jest.advanceTimersByTimeAsync(5000)
  expect(sent).toHaveLength(6)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(sent).toHaveLength(9)
})

test('loses no event while offline', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  queue.add(event('event-one'))
  await jest.advanceTimersByTimeAsync(1500)
  queue.add(event('event-two', 'view'))
  await settle()
  const { sent } = stubDelivery()
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(ids(sent)).toEqual([['event-one', 'event-two']])
  await jest.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveLength(1)
})

test.each([429, 500, 503])(
  'waits longer and longer while the back office responds %i',
  async (status) => {
    const { sent } = stubDelivery({ statuses: [status, status] })
    queue.add(event('event-one'))
    await jest.advanceTimersByTimeAsync(1500)
    expect(sent).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(4999)
    expect(sent).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(9999)
    expect(sent).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(120_000)
    expect(ids(sent)).toEqual([['event-one'], ['event-one'], ['event-one']])
  },
)

test.each([400, 404])('does not send events again after a response %i', async (status) => {
  const { sent } = stubDelivery({ statuses: [status] })
  queue.add(event('event-one'))
  await jest.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveLength(1)
})
