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
/** A page that is not heard of for so long is gone. */
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
/** What a page that is gone has left. */
const leave = (events: unknown, { ago = DEAD_MS, name = 'gone', origin = ORIGIN } = {}) =>
  localStorage.setItem(`vitrina:events:${name}`, JSON.stringify([Date.now() - ago, origin, events]))
const left = () => Object.keys(localStorage).sort()
const settle = () => jest.advanceTimersByTimeAsync(0)
const soon = () => jest.advanceTimersByTimeAsync(1500)

test('an event is stored until the back office has answered, not only until a beacon was taken', async () => {
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

test.each([204, 400, 404])('an answer %i empties the store', async (status) => {
  stubDelivery({ statuses: [status] })
  page().add(event('event-one'))
  await soon()
  expect(left()).toEqual([])
})

test('what a page that is gone could not send the next one sends, with its age and to each widget', async () => {
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

test('two tabs do not touch what the other stores, until one of them is gone', async () => {
  const { sent } = stubDelivery({ statuses: Array.from({ length: 20 }, () => 503) })
  leave([event('event-one')], { name: 'tab', ago: 1000 })
  const queue = page()
  queue.add(event('event-two'))
  await soon()
  expect(sent.at(-1)?.events.map(({ id }) => id)).toEqual(['event-two'])
  expect(left()).toEqual(['vitrina:events:own', 'vitrina:events:tab'])
  // The other tab lives on.
  await jest.advanceTimersByTimeAsync(20_000)
  leave([event('event-one')], { name: 'tab', ago: 0 })
  await jest.advanceTimersByTimeAsync(20_000)
  expect(left()).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(left()).toEqual(['vitrina:events:own'])
  expect(sent.at(-1)?.events.map(({ id }) => id)).toEqual(['event-one', 'event-two'])
})

test('a page that waits for a connection is alive for the others', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  page('first').add(event('event-one'))
  await jest.advanceTimersByTimeAsync(60_000)
  page('second')
  expect(left()).toEqual(['vitrina:events:first'])
})

test.each<[string, number]>([
  ['a week old', 7 * DAY_MS],
  ['older', 30 * DAY_MS],
])('what is %s is given up', async (_what, ago) => {
  const { sent } = stubDelivery()
  leave([{ ...event('event-one'), at: Date.now() - ago }], { ago })
  page()
  await soon()
  expect(sent).toEqual([])
  expect(left()).toEqual([])
})

test('a clock that was put back neither loses an event nor makes it older', async () => {
  const { sent } = stubDelivery()
  leave([{ ...event('event-one'), at: Date.now() + DAY_MS }], { ago: -DAY_MS })
  page()
  await soon()
  expect(sent[0]?.events).toEqual([{ id: 'event-one', type: 'load', age: 0 }])
})

test('what is of another installation is left to it for a week', async () => {
  const { sent } = stubDelivery()
  leave([event('event-one')], { origin: 'https://other.test', ago: 6 * DAY_MS })
  leave([event('event-two')], { origin: 'https://other.test', ago: 8 * DAY_MS, name: 'old' })
  page()
  await soon()
  expect(sent).toEqual([])
  expect(left()).toEqual(['vitrina:events:gone'])
})

test.each(['{', '{}', 'null', '7', '[]', '[1]', '[1,2,3]', '["x","y",[{}]]'])(
  'what is no record (%s) hurts nothing and does not stay',
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

test('of what does not fit the newest 500 stay, adopted ones too', () => {
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
])('where the storage is %s, events wait in memory', async (_how, prepare) => {
  prepare()
  const { sent } = stubDelivery({ statuses: [503] })
  page().add(event('event-one'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(2)
})

describe('a shopper who', () => {
  test('has not agreed to storing is counted, and nothing of theirs is read or stored', async () => {
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

  test('has not agreed to counting is counted from what happened before once they agree', async () => {
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

  test('refuses is not counted, neither before nor after', async () => {
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
