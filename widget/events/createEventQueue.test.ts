import { setVisibility, stubDelivery } from '../testing/browser'
import { createEventQueue, type EventQueue } from './createEventQueue'

const URL = 'https://widget.example/events'
let queue: EventQueue

beforeEach(() => {
  jest.useFakeTimers()
  queue = createEventQueue(URL)
})
afterEach(() => {
  stubDelivery()
  queue.stop()
  setVisibility('visible')
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const ids = (batches: readonly { events: { id: string }[] }[]) =>
  batches.map(({ events }) => events.map(({ id }) => id))
/** Waits for responses, not for timers. */
const settle = () => jest.advanceTimersByTimeAsync(0)

test('events wait a moment and travel together, by a request that outlives the page', async () => {
  const { sent, beacons } = stubDelivery()
  queue.add({ id: 'event-one', type: 'load' })
  queue.add({ id: 'event-two', type: 'view' })
  expect(sent).toEqual([])
  await jest.advanceTimersByTimeAsync(120_000)
  expect(sent).toEqual([
    {
      url: URL,
      events: [
        { id: 'event-one', type: 'load' },
        { id: 'event-two', type: 'view' },
      ],
    },
  ])
  expect(beacons).toEqual([])
  // A simple request, which no preflight delays and no cookie names.
  expect(jest.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
  })
})

test.each([
  ['hidden', () => setVisibility('hidden')],
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
])('when the page is %s, they leave at once and once', async (_how, leave) => {
  const { sent, beacons } = stubDelivery()
  queue.add({ id: 'event-one', type: 'load' })
  leave()
  window.dispatchEvent(new Event('pagehide'))
  await jest.advanceTimersByTimeAsync(120_000)
  expect(ids(beacons)).toEqual([['event-one']])
  expect(sent).toEqual([])
})

test.each<[string, { isTaken?: boolean; throws?: boolean }]>([
  ['took and lost', {}],
  ['refused', { isTaken: false }],
  ['was kept from taking', { throws: true }],
])('what the browser %s goes again under the same ids when the page is back', async (_, beacon) => {
  const { sent } = stubDelivery(beacon)
  queue.add({ id: 'event-one', type: 'load' })
  setVisibility('hidden')
  setVisibility('visible')
  await settle()
  expect(ids(sent)).toEqual([['event-one']])
  setVisibility('hidden')
  setVisibility('visible')
  window.dispatchEvent(new Event('pageshow'))
  await settle()
  expect(sent).toHaveLength(1)
})

test('no batch is larger than the back office takes', () => {
  const { sent } = stubDelivery()
  for (let index = 0; index < 150; index += 1) queue.add({ id: `event-${index}`, type: 'open' })
  queue.flush()
  expect(sent.map(({ events }) => events.length)).toEqual([100, 50])
})

test('of a long visit offline the newest events are kept, in their order', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  for (let index = 0; index < 620; index += 1) queue.add({ id: `event-${index}`, type: 'open' })
  queue.flush()
  await settle()
  const { sent } = stubDelivery()
  window.dispatchEvent(new Event('online'))
  await settle()
  const kept = Array.from({ length: 500 }, (_none, index) => `event-${index + 120}`)
  expect(ids(sent).flat()).toEqual(kept)
})

test('of what was handed over to the browser no more comes back', async () => {
  const { sent } = stubDelivery()
  for (let index = 0; index < 620; index += 1) queue.add({ id: `event-${index}`, type: 'open' })
  setVisibility('hidden')
  setVisibility('visible')
  await settle()
  expect(ids(sent).flat()).toHaveLength(500)
  expect(ids(sent).flat().at(-1)).toBe('event-619')
})

test('a back office that is away for long is asked every minute', async () => {
  const { sent } = stubDelivery({ statuses: Array.from({ length: 100 }, () => 503) })
  queue.add({ id: 'event-one', type: 'load' })
  // 5, 10, 20 and 40 s, then a minute each.
  await jest.advanceTimersByTimeAsync(1500 + 75_000)
  expect(sent).toHaveLength(5)
  await jest.advanceTimersByTimeAsync(600_000)
  expect(sent).toHaveLength(15)
})

test('once it has answered, the next failure is soon tried again', async () => {
  const { sent } = stubDelivery({ statuses: [503, 503, 204, 503] })
  queue.add({ id: 'event-one', type: 'load' })
  await jest.advanceTimersByTimeAsync(1500 + 5000 + 10_000)
  expect(sent).toHaveLength(3)
  queue.add({ id: 'event-two', type: 'view' })
  await jest.advanceTimersByTimeAsync(1500 + 5000)
  expect(ids(sent).slice(3)).toEqual([['event-two'], ['event-two']])
})

test('a page that is shown hurries nothing', async () => {
  const { sent } = stubDelivery()
  queue.add({ id: 'event-one', type: 'load' })
  window.dispatchEvent(new Event('pageshow'))
  await settle()
  expect(sent).toEqual([])
})

test('a queue that was stopped has sent the rest, and hands over nothing more', () => {
  const { sent, beacons } = stubDelivery()
  queue.add({ id: 'event-one', type: 'load' })
  queue.stop()
  expect(ids(sent)).toEqual([['event-one']])
  queue.add({ id: 'event-two', type: 'view' })
  setVisibility('hidden')
  expect(beacons).toEqual([])
})

test('many batches that fail together are one failure: they go again as soon as one would', async () => {
  const { sent } = stubDelivery({ statuses: Array.from({ length: 6 }, () => 503) })
  for (let index = 0; index < 250; index += 1) queue.add({ id: `event-${index}`, type: 'open' })
  queue.flush()
  await jest.advanceTimersByTimeAsync(5000)
  expect(sent).toHaveLength(6)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(sent).toHaveLength(9)
})

test('offline after the load, nothing is lost once the connection is back', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  queue.add({ id: 'event-one', type: 'load' })
  await jest.advanceTimersByTimeAsync(1500)
  queue.add({ id: 'event-two', type: 'view' })
  await settle()
  const { sent } = stubDelivery()
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(ids(sent)).toEqual([['event-one', 'event-two']])
  await jest.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveLength(1)
})

test.each([429, 500, 503])(
  'a back office that answers %i is asked again, less and less often',
  async (status) => {
    const { sent } = stubDelivery({ statuses: [status, status] })
    queue.add({ id: 'event-one', type: 'load' })
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

test.each([400, 404])('what it refuses by %i is not sent again', async (status) => {
  const { sent } = stubDelivery({ statuses: [status] })
  queue.add({ id: 'event-one', type: 'load' })
  await jest.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveLength(1)
})
