import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { importBundled } from './tools/bundled.mjs'
import { startCalibration } from './tools/calibration.mjs'
import { shown } from './feed/quantiles.mjs'
import { startMeasured } from './tools/measuredServer.mjs'
import { closedLoop, createCaller, openLoop } from './tools/openLoop.mjs'

const PORT = 4650
const CONNECTIONS = 200
const SECONDS = 20
const WARM_UP_CALLS = 500
const MAX_MS = 5000
/** Every third browser has the widget from an hour ago and revalidates it. */
const RETURNING_EVERY = 3
/**
 * Numbers of events in a batch: those of one page of a visit, and those of a page that was offline or had many clicks.
 */
const BATCHES = [4, 10, 25]
/** The product's budget (product-rules/budgets.md#budgets). */
const BUDGET = { calls: 1000, p99: 10, events: 10_000 }

const mark = (isKept) => (isKept ? '✔' : '✖ MISSED')

/**
 * The widget API of an account with 10,000 posts: widgets at 1,000 requests a second and at the maximum rate, and
 * events at 10,000 a second. The shopper's address is set by the proxy before the server (`TRUST_PROXY`).
 */
export async function measure() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-bench-'))
  const stops = []
  try {
    const data = await importBundled('widgetLoadData')
    await data.seedWidgets(folder)
    const calibration = await startCalibration(PORT + 2)
    stops.push(calibration.stop)
    const server = await startMeasured({
      port: PORT,
      dataDir: folder,
      settings: { TRUST_PROXY: '1' },
    })
    stops.push(server.stop)
    const caller = createCaller(server.origin, CONNECTIONS)
    stops.push(caller.stop)
    const setting = { data, server, caller, folder, slowness: calibration.slowness }
    const widgets = await measureWidgets(setting)
    const events = {}
    for (const size of BATCHES) Object.assign(events, await measureEvents(setting, size))
    return { 'this machine now': `load average ${loadavg()[0].toFixed(1)}`, ...widgets, ...events }
  } finally {
    for (const stop of stops.reverse()) await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureWidgets({ data, server, caller, slowness }) {
  const etags = new Map()
  let bytes = 0
  const ask = async (number) => {
    const url = data.widgetPath(number)
    const known = number % RETURNING_EVERY === 0 ? etags.get(url) : undefined
    const answer = await caller.call({
      path: url,
      headers: { 'Accept-Encoding': 'br', ...(known ? { 'If-None-Match': known } : {}) },
    })
    if (answer.status === 200) {
      etags.set(url, answer.headers.etag)
      bytes = Math.max(bytes, answer.bytes)
    }
    return answer
  }
  for (let number = 0; number < WARM_UP_CALLS; number += 1) await ask(number)
  const slower = await slowness()
  const before = server.cpuMs()
  const { latency, statuses } = await openLoop({ rate: BUDGET.calls, seconds: SECONDS, send: ask })
  const cpu = (server.cpuMs() - before) / latency.count
  const perSecond = await closedLoop({ atOnce: 50, milliseconds: MAX_MS, send: ask })
  const there = latency.p99 / slower
  const isAnswered = Object.keys(statuses).every((status) => ['200', '304'].includes(status))
  return {
    [`widget at ${BUDGET.calls} requests a second`]: `${shown(latency)}, ${cpu.toFixed(2)} ms of CPU each, at most ${bytes} bytes; ${told(statuses)}; 304: ${(((statuses[304] ?? 0) / latency.count) * 100).toFixed(0)} %`,
    'most widgets a second': `${perSecond.toFixed(0)}, there ${(perSecond * slower).toFixed(0)}`,
    'budget: widget': `p99 ${there.toFixed(1)} ms there, ${slower.toFixed(1)} × slower here (budget ≤ ${BUDGET.p99} ms) ${mark(there <= BUDGET.p99 && isAnswered)}`,
  }
}

async function measureEvents({ data, server, caller, folder, slowness }, size) {
  const stored = await data.countEvents(folder)
  const slower = await slowness()
  const before = server.cpuMs()
  const send = (number) =>
    caller.call({
      path: data.eventsPath(number),
      method: 'POST',
      headers: {
        'Content-Type': 'text/plain;charset=UTF-8',
        // Addresses of visitors in 4,096 networks.
        'X-Forwarded-For': `100.${64 + ((number >> 8) % 16)}.${number % 256}.7`,
      },
      body: data.eventBatch(number, size),
    })
  const loop = await openLoop({ rate: BUDGET.events / size, seconds: SECONDS, send })
  const accepted = (loop.statuses[204] ?? 0) * size
  const counted = (await data.countEvents(folder)) - stored
  const cpu = (server.cpuMs() - before) / loop.latency.count
  // A refusal has a status of its own, after which the embed sends the events again.
  const isHonest = Object.keys(loop.statuses).every((status) =>
    ['204', '429', '503'].includes(status),
  )
  const perSecond = accepted / loop.seconds
  const there = perSecond * slower
  const isKept = Math.min(BUDGET.events, there) >= BUDGET.events * 0.98
  return {
    [`events in batches of ${size}`]: `${perSecond.toFixed(0)} a second, there ${there.toFixed(0)} at most; ${shown(loop.latency)}, ${cpu.toFixed(2)} ms of CPU each; ${told(loop.statuses)}`,
    [`budget: events in batches of ${size}`]: `${accepted} accepted, ${counted} in the database (budget: none lost, ${BUDGET.events} a second) ${mark(counted === accepted && isHonest && isKept)}`,
  }
}

const told = (statuses) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} answered ${status}`)
    .join(', ')
