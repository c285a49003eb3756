import {
  MAY_COUNT,
  MAY_NOTHING,
  MAY_STORE,
  MAY_WAIT,
  setPermission as consent,
} from '../core/shopperStorage'
import { setVisibility, stubDelivery, stubXhr } from '../testing/browser'
import { ORIGIN } from '../testing/payload'
import { createEventQueue } from './createEventQueue'
import type { KeptEvent } from './keptRecord'

const DAY_MS = 24 * 60 * 60 * 1000
/** A page without a heartbeat for this long counts as closed. */
const DEAD_MS = 30_000

let queues: ReturnType<typeof createEventQueue>[]

beforeEach(() => {
  jest.useFakeTimers()
  stubXhr()
  localStorage.clear()
  consent(MAY_STORE)
  queues = []
})
afterEach(() => {
  stubDelivery()
  for (const queue of queues) queue.stop()
  setVisibility('visible')
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const event = (id: string, embedId = 'demo'): KeptEvent => ({
  embedId,
  at: Date.now(),
  event: { id, type: 'load' },
})
/** A page of the shop with one widget. */
const page = (name = 'own') => {
  const queue = createEventQueue(ORIGIN, `vitrina:events:${name}`)
  queues.push(queue)
  return queue
}
/** Stores events as a closed page would have left them. */
const leave = (events: unknown, { ago = DEAD_MS, name = 'gone', origin = ORIGIN } = {}) =>
  localStorage.setItem(`vitrina:events:${name}`, JSON.stringify([Date.now() - ago, origin, events]))
const left = () => Object.keys(localStorage).sort()
const settle = () => jest.advanceTimersByTimeAsync(0)
const soon = () => jest.advanceTimersByTimeAsync(1500)

test('stores an event until the back office has responded, not only until the browser accepts a beacon', async () => {
  const { sent, beacons } = stubDelivery({ statuses: [503] })
  const queue = page()
  queue.add(event('event-one'))
  expect(left()).toEqual(['vitrina:events:own'])
  setVisibility('hidden')
  expect(beacons).toHaveLength(1)
  expect(left()).toHaveLength(1)
  setVisibility('visible')
  await settle()
  expect(left()).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(5000)
  expect(sent).toHaveLength(2)
  expect(left()).toEqual([])
})

test.each([204, 400, 404])('removes stored events after a response %i', async (status) => {
  stubDelivery({ statuses: [status] })
  page().add(event('event-one'))
  await soon()
  expect(left()).toEqual([])
})

test('sends the events of a closed page with their age, to each of its widgets', async () => {
  const { sent } = stubDelivery()
  leave([{ ...event('event-one'), at: Date.now() - 2 * DAY_MS }, event('event-two', 'other')])
  page()
  expect(left()).toEqual(['vitrina:events:own'])
  await soon()
  expect(sent).toEqual([
    {
      url: `${ORIGIN}/widget/v1/demo/events`,
      events: [{ id: 'event-one', type: 'load', age: 2 * DAY_MS + 1500 }],
    },
    {
      url: `${ORIGIN}/widget/v1/other/events`,
      events: [{ id: 'event-two', type: 'load', age: 1500 }],
    },
  ])
  expect(left()).toEqual([])
})

test('sends the events of another tab only once that tab is closed', async () => {
  const { sent } = stubDelivery({ statuses: Array.from({ length: 20 }, () => 503) })
  leave([event('event-one')], { name: 'tab', ago: 1000 })
  const queue = page()
  queue.add(event('event-two'))
  await soon()
  expect(sent.at(-1)?.events.map(({ id }) => id)).toEqual(['event-two'])
  expect(left()).toEqual(['vitrina:events:own', 'vitrina:events:tab'])
  // The other tab is still open.
  await jest.advanceTimersByTimeAsync(20_000)
  leave([event('event-one')], { name: 'tab', ago: 0 })
  await jest.advanceTimersByTimeAsync(20_000)
  expect(left()).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(left()).toEqual(['vitrina:events:own'])
  expect(sent.at(-1)?.events.map(({ id }) => id)).toEqual(['event-one', 'event-two'])
})

test('marks a page as alive for other pages while its events wait for a connection', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  page('first').add(event('event-one'))
  await jest.advanceTimersByTimeAsync(60_000)
  page('second')
  expect(left()).toEqual(['vitrina:events:first'])
})

test.each<[string, number]>([
  ['exactly a week old', 7 * DAY_MS],
  ['older than a week', 30 * DAY_MS],
])('drops events that are %s', async (_what, ago) => {
  const { sent } = stubDelivery()
  leave([{ ...event('event-one'), at: Date.now() - ago }], { ago })
  page()
  await soon()
  expect(sent).toEqual([])
  expect(left()).toEqual([])
})

test('neither loses an event nor changes its age when the clock is set back', async () => {
  const { sent } = stubDelivery()
  leave([{ ...event('event-one'), at: Date.now() + DAY_MS }], { ago: -DAY_MS })
  page()
  await soon()
  expect(sent[0]?.events).toEqual([{ id: 'event-one', type: 'load', age: 0 }])
})

test('keeps the events of another back office for a week without sending them', async () => {
  const { sent } = stubDelivery()
  leave([event('event-one')], { origin: 'https://other.test', ago: 6 * DAY_MS })
  leave([event('event-two')], { origin: 'https://other.test', ago: 8 * DAY_MS, name: 'old' })
  page()
  await soon()
  expect(sent).toEqual([])
  expect(left()).toEqual(['vitrina:events:gone'])
})

test.each(['{', '{}', 'null', '7', '[]', '[1]', '[1,2,3]', '["x","y",[{}]]'])(
  'ignores and removes an invalid record (%s)',
  async (text) => {
    const { sent } = stubDelivery()
    localStorage.setItem('vitrina:events:odd', text)
    page().add(event('event-one'))
    await jest.advanceTimersByTimeAsync(8 * DAY_MS)
    expect(sent.flatMap(({ events }) => events.map(({ id }) => id))).toEqual(['event-one'])
    page('later')
    expect(left()).toEqual([])
  },
)

test('stores the newest 500 events, including those of closed pages', () => {
  stubDelivery()
  leave(Array.from({ length: 400 }, (_none, index) => event(`old-${index}`)))
  const queue = page()
  for (let index = 0; index < 300; index += 1) queue.add(event(`new-${index}`))
  const [, , events] = JSON.parse(localStorage.getItem('vitrina:events:own')!) as [
    0,
    '',
    KeptEvent[],
  ]
  expect(events).toHaveLength(500)
  expect([events[0]?.event.id, events.at(-1)?.event.id]).toEqual(['old-200', 'new-299'])
})

test.each<[string, () => void]>([
  [
    'full',
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      }),
  ],
  [
    'forbidden',
    () =>
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('no', 'SecurityError')
      }),
  ],
])('keeps events in memory where the storage is %s', async (_how, prepare) => {
  prepare()
  const { sent } = stubDelivery({ statuses: [503] })
  page().add(event('event-one'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(2)
})

describe('consent of a shopper', () => {
  test('counts events without reading or storing any when storing is forbidden', async () => {
    const { sent } = stubDelivery()
    leave([event('event-old')])
    consent(MAY_COUNT)
    const queue = page()
    queue.add(event('event-one'))
    expect(left()).toEqual(['vitrina:events:gone'])
    await soon()
    expect(sent.map(({ events }) => events.map(({ id }) => id))).toEqual([['event-one']])
    queue.add(event('event-two'))
    consent(MAY_STORE)
    await soon()
    expect(sent.flatMap(({ events }) => events.map(({ id }) => id)).sort()).toEqual([
      'event-old',
      'event-one',
      'event-two',
    ])
  })

  test('counts earlier events once counting is allowed', async () => {
    const { sent, beacons } = stubDelivery()
    consent(MAY_WAIT)
    const queue = page()
    queue.add(event('event-one'))
    await jest.advanceTimersByTimeAsync(60_000)
    setVisibility('hidden')
    setVisibility('visible')
    await settle()
    expect([sent, beacons, left()]).toEqual([[], [], []])
    consent(MAY_STORE)
    await settle()
    expect(sent.map(({ events }) => events)).toEqual([
      [{ id: 'event-one', type: 'load', age: 60_000 }],
    ])
  })

  test('counts nothing before and after a refusal', async () => {
    const { sent } = stubDelivery()
    consent(MAY_WAIT)
    const queue = page()
    queue.add(event('event-one'))
    consent(MAY_NOTHING)
    queue.add(event('event-two'))
    consent(MAY_STORE)
    await soon()
    expect(sent).toEqual([])
    queue.add(event('event-three'))
    await soon()
    expect(sent).toHaveLength(1)
  })
})
