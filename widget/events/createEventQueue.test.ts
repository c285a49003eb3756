import { setVisibility, stubBeacons } from '../testing/browser'
import { createEventQueue, type EventQueue } from './createEventQueue'

const URL = 'https://widget.example/events'
let queue: EventQueue

beforeEach(() => {
  jest.useFakeTimers()
  queue = createEventQueue(URL)
})
afterEach(() => {
  stubBeacons()
  queue.stop()
  setVisibility('visible')
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('events wait a moment and travel together', () => {
  const sent = stubBeacons()
  queue.add({ id: 'event-one', type: 'load' })
  queue.add({ id: 'event-two', type: 'view' })
  expect(sent).toEqual([])
  jest.advanceTimersByTime(2000)
  expect(sent).toEqual([
    {
      url: URL,
      events: [
        { id: 'event-one', type: 'load' },
        { id: 'event-two', type: 'view' },
      ],
    },
  ])
})

test.each([
  ['hidden', () => setVisibility('hidden')],
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
])('when the page is %s, they leave at once and once', (_how, leave) => {
  const sent = stubBeacons()
  queue.add({ id: 'event-one', type: 'load' })
  leave()
  expect(sent).toHaveLength(1)
  jest.advanceTimersByTime(5000)
  expect(sent).toHaveLength(1)
})

test('no batch is larger than the back office takes', () => {
  const sent = stubBeacons()
  for (let index = 0; index < 150; index += 1) queue.add({ id: `event-${index}`, type: 'open' })
  queue.flush()
  expect(sent.map(({ events }) => events.length)).toEqual([100, 50])
})

test('a refused beacon is replaced by a request that outlives the page', async () => {
  stubBeacons({ isTaken: false })
  const request = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null))
  queue.add({ id: 'event-one', type: 'productClick' })
  queue.flush()
  await Promise.resolve()
  expect(request).toHaveBeenCalledTimes(1)
  expect(request.mock.calls[0]).toMatchObject([
    URL,
    {
      method: 'POST',
      keepalive: true,
      body: '{"events":[{"id":"event-one","type":"productClick"}]}',
    },
  ])
})

test('what could not be sent goes with the next batch under the same id', async () => {
  stubBeacons({ isTaken: false })
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  queue.add({ id: 'event-one', type: 'load' })
  queue.flush()
  await jest.advanceTimersByTimeAsync(0)
  const sent = stubBeacons()
  queue.add({ id: 'event-two', type: 'view' })
  queue.flush()
  expect(sent.flatMap(({ events }) => events.map(({ id }) => id))).toEqual([
    'event-one',
    'event-two',
  ])
})
