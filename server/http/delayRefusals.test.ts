import { aWidget } from '../../test/server/factories'
import { openShop } from '../../test/server/shopDesk'
import { systemClock } from '../clock'
import { AT_ONCE, MAX_PENDING } from './delayRefusals'
import { MAX_CALLS } from '../limits/publicCalls'

const desk = openShop()
const FLOODER = '192.0.2.1'
const SHOPPER = '192.0.2.2'

/** A widget to which the flooder may send nothing more, after this many refusals. */
async function floodedWidget(refusals: number) {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  const send = (address: string, count: number, signal: AbortSignal | null = null) =>
    desk.world.app.request(
      `/widget/v1/${embed_id}/events`,
      { method: 'POST', body: JSON.stringify({ events: loads(count) }), signal },
      { incoming: { socket: { remoteAddress: address } } },
    )
  for (let sent = 0; sent < MAX_CALLS.events.ofWidget; sent += 100) await send(FLOODER, 100)
  for (let count = 0; count < refusals; count += 1) {
    expect((await send(FLOODER, 1)).status).toBe(429)
  }
  return send
}

let lastId = 0
const loads = (count: number) =>
  Array.from({ length: count }, () => ({ id: `event-${(lastId += 1)}-load`, type: 'load' }))

/** Lets the test decide when a second has passed. */
function holdClock() {
  const waiting: { milliseconds: number; signal: AbortSignal; end: () => void }[] = []
  desk.world.clock.wait = (milliseconds, signal) =>
    new Promise((resolve) => {
      waiting.push({ milliseconds, signal, end: resolve })
    })
  return waiting
}

test('delays responses by a second for a network that continues after refusals, and for no other network', async () => {
  const send = await floodedWidget(AT_ONCE)
  const waiting = holdClock()
  let isAnswered = false
  const refused = Promise.resolve(send(FLOODER, 1)).finally(() => {
    isAnswered = true
  })
  expect((await send(SHOPPER, 1)).status).toBe(204)
  expect(isAnswered).toBe(false)
  expect(waiting).toEqual([expect.objectContaining({ milliseconds: 1000 })])
  waiting[0]?.end()
  expect((await refused).status).toBe(429)
})

test('sends the first refusals of a minute immediately', async () => {
  const waiting = holdClock()
  await floodedWidget(AT_ONCE)
  expect(waiting).toEqual([])
})

test('cancels the delay when the caller disconnects', async () => {
  const send = await floodedWidget(AT_ONCE)
  const gone = new AbortController()
  desk.world.clock.wait = systemClock.wait
  const refused = send(FLOODER, 1, gone.signal)
  gone.abort()
  expect((await refused).status).toBe(429)
})

test('limits the number of delayed responses and closes further connections', async () => {
  const send = await floodedWidget(AT_ONCE)
  const waiting = holdClock()
  const delayed = Array.from({ length: MAX_PENDING }, async () => send(FLOODER, 1))
  while (waiting.length < MAX_PENDING) await new Promise(setImmediate)
  const { status, headers } = await send(FLOODER, 1)
  expect([status, headers.get('connection')]).toEqual([429, 'close'])
  for (const { end } of waiting) end()
  await Promise.all(delayed)
  const again = Promise.resolve(send(FLOODER, 1))
  while (waiting.length === MAX_PENDING) await new Promise(setImmediate)
  waiting.at(-1)?.end()
  expect((await again).headers.has('connection')).toBe(false)
})

test('resets the delay in the next minute', async () => {
  const send = await floodedWidget(AT_ONCE + 1)
  desk.world.clock.advance(60_000)
  expect((await send(FLOODER, 1)).status).toBe(204)
})
