import { aWidget } from '../../test/server/factories'
import { openShop } from '../../test/server/shopDesk'
import { createApp } from '../app'
import { createPublicCalls, MAX_CALLS, MAX_CLAIMED } from './publicCalls'
import { forgetCounts, shareCounts, startLimits, reportRefusals } from '../jobs/startLimits'

const desk = openShop()
const LIMIT = MAX_CALLS.events.ofWidget
const FLOODER = '192.0.2.1'

let lastId = 0
const loads = (count: number) =>
  Array.from({ length: count }, () => ({ id: `event-${(lastId += 1)}-load`, type: 'load' }))

const send = (embedId: string, address: string, count = 100, app = desk.world.app) =>
  app.request(
    `/widget/v1/${embedId}/events`,
    { method: 'POST', body: JSON.stringify({ events: loads(count) }) },
    { incoming: { socket: { remoteAddress: address } } },
  )

async function statuses(count: number, ask: (index: number) => Response | Promise<Response>) {
  const found = new Map<number, number>()
  for (let index = 0; index < count; index += 1) {
    const { status } = await ask(index)
    found.set(status, (found.get(status) ?? 0) + 1)
  }
  return Object.fromEntries(found)
}

const eventsTo = (embedId: string) =>
  ({ call: 'events', network: FLOODER, isClaimed: false, embedId }) as const

const storedCount = async () =>
  (
    await desk.world.db
      .selectFrom('event')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

describe('behind an unknown proxy', () => {
  const PROXY = '172.18.0.2'
  /**
   * The callers as the process counts them. A proxy writes the claimed address, and a client that
   * bypasses the proxy may invent one.
   */
  const claimed = (address: string, embedId: string) =>
    ({
      call: 'events',
      network: `x-forwarded-for ${address}`,
      isClaimed: true,
      embedId,
    }) as const
  const sendAs = (embedId: string, address: string, count = 100) =>
    desk.world.app.request(
      `/widget/v1/${embedId}/events`,
      {
        method: 'POST',
        headers: { 'X-Forwarded-For': address },
        body: JSON.stringify({ events: loads(count) }),
      },
      { incoming: { socket: { remoteAddress: PROXY } } },
    )

  beforeEach(() => {
    desk.world.settings.trustedProxies = 0
  })

  test('limits one network at a higher count because it may be a whole town, and does not limit other networks', async () => {
    const { embed_id } = await aWidget(desk.world, desk.shop)
    expect(await statuses(130, () => sendAs(embed_id, FLOODER))).toEqual({ 204: 120, 429: 10 })
    expect((await sendAs(embed_id, '192.0.2.2')).status).toBe(204)
    // The connection's own address is not the address in the proxy's header.
    expect((await send(embed_id, FLOODER)).status).toBe(204)
  })

  test('limits requests with invented addresses per widget, without affecting other widgets or clients', async () => {
    const { publicCalls } = desk.world
    const [one, other] = [
      await aWidget(desk.world, desk.shop),
      await aWidget(desk.world, desk.shop),
    ]
    const most = MAX_CLAIMED.events.ofAllToWidget
    for (let count = 1; count < most / 10_000; count += 1) {
      publicCalls.count(claimed(`192.0.2.${count}`, one.embed_id), 10_000)
    }
    publicCalls.count(claimed('198.51.100.1', one.embed_id), 9900)
    expect((await sendAs(one.embed_id, '198.51.100.2')).status).toBe(204)
    expect((await sendAs(one.embed_id, '198.51.100.3', 1)).status).toBe(429)
    expect((await sendAs(other.embed_id, '198.51.100.3')).status).toBe(204)
    // A client without such a header is counted as usual.
    expect((await send(one.embed_id, FLOODER)).status).toBe(204)
    desk.world.clock.advance(60_000)
    expect((await sendAs(one.embed_id, '198.51.100.3')).status).toBe(204)
  })

  test('limits all claimed networks in total when they send to many widgets', async () => {
    const { embed_id } = await aWidget(desk.world, desk.shop)
    for (let count = 0; count < MAX_CLAIMED.events.ofAll / 12_000; count += 1) {
      desk.world.publicCalls.count(claimed(FLOODER, `widget-${count}`), 12_000)
    }
    expect((await sendAs(embed_id, '192.0.2.2', 1)).status).toBe(429)
    expect((await send(embed_id, FLOODER)).status).toBe(204)
  })

  test('accepts ten thousand events a second to a shop through a few proxies of a carrier', () => {
    const { publicCalls } = desk.world
    for (let second = 0; second < 60; second += 1) {
      for (let event = 0; event < 500; event += 1) {
        publicCalls.count(claimed(`192.0.2.${event % 50}`, 'widget'), 20)
      }
    }
  })
})

test('counts a client that disconnects before the response', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  const { app } = desk.world
  const body = () => JSON.stringify({ events: loads(100) })
  const sendAndGo = () =>
    app.request(
      `/widget/v1/${embed_id}/events`,
      { method: 'POST', body: body() },
      {
        incoming: { socket: {} },
      },
    )
  expect(await statuses(130, sendAndGo)).toEqual({ 204: 120, 429: 10 })
})

test('limits one network for the rest of the minute, not other networks or other widgets', async () => {
  const [one, other] = [await aWidget(desk.world, desk.shop), await aWidget(desk.world, desk.shop)]
  expect(await statuses(20, () => send(one.embed_id, FLOODER))).toEqual({ 204: 12, 429: 8 })
  const refused = await send(one.embed_id, FLOODER, 1)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect((await send(one.embed_id, '192.0.2.2')).status).toBe(204)
  expect((await send(other.embed_id, FLOODER)).status).toBe(204)
  expect(await storedCount()).toBe(LIMIT + 200)
  desk.world.clock.advance(60_000)
  expect((await send(one.embed_id, FLOODER)).status).toBe(204)
})

test('counts an invalid batch as one event', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  const sendBroken = () =>
    desk.world.app.request(
      `/widget/v1/${embed_id}/events`,
      { method: 'POST', body: '{"events":' },
      { incoming: { socket: { remoteAddress: FLOODER } } },
    )
  expect(await statuses(LIMIT + 3, sendBroken)).toEqual({ 400: LIMIT, 429: 3 })
})

test('counts calls to unknown widgets for their network, and keeps none of the invented ids', async () => {
  const { world } = desk
  const { embed_id } = await aWidget(world, desk.shop)
  const hidden = await aWidget(world, desk.shop, { mode: 'admin_mode' })
  const guesses = [hidden.embed_id, 'a'.repeat(5000), 'line%0Abreak']
  const guess = (index: number) => send(guesses[index] ?? `guess-${index}`, FLOODER, 1)
  expect(await statuses(3, guess)).toEqual({ 404: 3 })
  world.publicCalls.count(eventsTo('other-1'), LIMIT)
  world.publicCalls.count({ ...eventsTo('other-2'), embedId: null }, 4 * LIMIT - 3)
  expect(await statuses(4, guess)).toEqual({ 429: 4 })
  expect((await send(embed_id, FLOODER, 1)).status).toBe(429)
  expect((await send(embed_id, '192.0.2.2', 1)).status).toBe(204)
  const report = world.publicCalls.refusals.takeReport() ?? ''
  expect(report).toContain('2 with events of unknown widgets')
  expect(report.length).toBeLessThan(400)
})

test('limits a network over all widgets and over all its own addresses', async () => {
  const widgets: { embed_id: string }[] = []
  for (let count = 0; count < 6; count += 1) widgets.push(await aWidget(desk.world, desk.shop))
  const sent = await statuses(72, (index) =>
    send(widgets[index % 6]?.embed_id ?? '', `2001:db8:1:2::${index.toString(16)}`),
  )
  expect(sent).toEqual({ 204: MAX_CALLS.events.ofNetwork / 100, 429: 12 })
})

test('accepts ten thousand events to a shop from many networks', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  const sent = await statuses(500, (index) =>
    send(embed_id, `198.51.${Math.floor(index / 250)}.${index % 250}`, 20),
  )
  expect(sent).toEqual({ 204: 500 })
  expect(await storedCount()).toBe(10_000)
})

test('counts over all processes and stores only large counts in the database', async () => {
  const { world } = desk
  const { embed_id } = await aWidget(world, desk.shop)
  const sender = eventsTo(embed_id)
  const neighbour = { ...world, publicCalls: createPublicCalls(world.clock) }
  neighbour.publicCalls.count(sender, LIMIT - 100)
  neighbour.publicCalls.count({ ...sender, network: '192.0.2.7' }, 20)
  await shareCounts(neighbour)
  expect(await world.db.selectFrom('public_call').selectAll().execute()).toHaveLength(2)
  await send(embed_id, FLOODER)
  await send(embed_id, FLOODER)
  await shareCounts(world)
  expect((await send(embed_id, FLOODER, 1)).status).toBe(429)
  world.clock.advance(60_000)
  expect((await send(embed_id, FLOODER, 1)).status).toBe(204)
  await forgetCounts(world)
  expect(await world.db.selectFrom('public_call').selectAll().execute()).toEqual([])
})

describe('over several minutes', () => {
  const MINUTE = 60_000
  const STEP = 1000

  test('never refuses a sender just below the limit, and accepts only the limit from a flooding sender', async () => {
    const { world } = desk
    const { embed_id } = await aWidget(world, desk.shop)
    // Not aligned with the minutes.
    world.clock.advance(17_250)
    const taken = new Map<number, number>()
    const honest = new Set<number>()
    for (let step = 0; step < (4 * MINUTE) / STEP; step += 1) {
      // 1,200 a minute, evenly: exactly the limit.
      honest.add((await send(embed_id, '192.0.2.2', LIMIT / (MINUTE / STEP))).status)
      const { status } = await send(embed_id, FLOODER, 100)
      const minute = Math.floor(world.clock.now() / MINUTE)
      if (status === 204) taken.set(minute, (taken.get(minute) ?? 0) + 100)
      world.clock.advance(STEP)
    }
    expect([...honest]).toEqual([204])
    expect([...taken.values()]).toEqual([LIMIT, LIMIT, LIMIT, LIMIT, LIMIT])
  })

  test('shares counts between processes in each of several minutes', async () => {
    const { world } = desk
    const { embed_id } = await aWidget(world, desk.shop)
    const neighbour = { ...world, publicCalls: createPublicCalls(world.clock) }
    const app = createApp(neighbour)
    world.clock.advance(MINUTE - 10_000)
    const taken = new Map<number, number>()
    const honest = new Set<number>()
    for (let second = 0; second < 130; second += 1) {
      const minute = Math.floor(world.clock.now() / MINUTE)
      for (const [at, process] of [world.app, app].entries()) {
        // 20 a second, alternating between the processes.
        if (second % 2 === at) honest.add((await send(embed_id, '192.0.2.2', 20, process)).status)
        const { status } = await send(embed_id, FLOODER, 50, process)
        if (status === 204) taken.set(minute, (taken.get(minute) ?? 0) + 50)
      }
      // Shares in the middle of a second: at the beginning of a minute all counts are of the
      // previous one, and are dropped.
      world.clock.advance(500)
      await Promise.all([shareCounts(world), shareCounts(neighbour)])
      world.clock.advance(500)
      if (second % 60 === 0) await forgetCounts(world)
    }
    expect([...honest]).toEqual([204])
    // An eighth of the limit is not shared, and a second passes between two reads of the other's count.
    for (const count of [...taken.values()].slice(1)) {
      expect(count).toBeGreaterThanOrEqual(LIMIT)
      expect(count).toBeLessThanOrEqual((LIMIT * 9) / 8 + 50)
    }
    expect(taken.size).toBe(3)
  })

  test('ignores in a new minute the counts that were shared at the end of the previous minute', async () => {
    const { world } = desk
    const { embed_id } = await aWidget(world, desk.shop)
    const sender = eventsTo(embed_id)
    const neighbour = { ...world, publicCalls: createPublicCalls(world.clock) }
    world.clock.advance(MINUTE - 1)
    neighbour.publicCalls.count(sender, LIMIT)
    world.publicCalls.count(sender, LIMIT)
    // The next minute begins during the database call.
    const shared = [shareCounts(neighbour), shareCounts(world)]
    world.clock.advance(1)
    await Promise.all(shared)
    expect((await send(embed_id, FLOODER)).status).toBe(204)
    neighbour.publicCalls.count(sender, LIMIT - 100)
    await shareCounts(neighbour)
    await send(embed_id, FLOODER, 50)
    await shareCounts(world)
    expect((await send(embed_id, FLOODER, 1)).status).toBe(429)
  })
})

test('logs refusals once a minute, with the most frequent senders', async () => {
  const { world } = desk
  const { embed_id } = await aWidget(world, desk.shop)
  await statuses(15, () => send(embed_id, FLOODER))
  await statuses(13, () => send(embed_id, '192.0.2.3'))
  reportRefusals(world)
  reportRefusals(world)
  await startLimits(world)()
  expect(world.reported.splice(0)).toEqual([
    expect.stringMatching(
      new RegExp(`^.*4 refused.*3 .*${embed_id} from ${FLOODER}; 1 .*192.0.2.3`),
    ),
  ])
})
