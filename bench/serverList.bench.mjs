import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { importBundled } from './tools/bundled.mjs'
import { startCalibration } from './tools/calibration.mjs'
import { load, median } from './tools/load.mjs'
import { startMeasured } from './tools/measuredServer.mjs'

const PORT = 4620
const CONNECTIONS = 20
const WARM_UP_MS = 2000
const PASS_MS = 3000
const PASSES = 7
const BURSTS = 15
const CALLS_PER_BURST = 60
const FILTER_TURNS = 40
const FILTERS = [
  {},
  { hasProduct: true },
  { mediaKind: 'photo' },
  { mediaKind: 'video' },
  ...['used', 'unused', 'draft', 'no-media', 'no-album', 'no-widget'].map((usage) => ({ usage })),
]

/** Directus 12.4.0 on SQLite: the same list, permission and connections, on two loaded cores. */
const DIRECTUS = {
  perSecond: 153,
  p50: 130,
  p99: 191,
  cpuMs: 7.23,
  idle: 283,
  loaded: 534,
  ready: 3.7,
}
/** The product's budget (product-rules/budgets.md#budgets). */
const BUDGET = { speed: 5, cpu: 8, loadedMb: 150, readyMs: 1000, growth: 1.3 }

/**
 * Measures `search/post`: 30 of 10,000 posts with their total and the permission check, and the same of 100,000 posts.
 */
export async function measure() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-bench-'))
  const servers = []
  try {
    const data = await importBundled('serverListData')
    const calibration = await startCalibration(PORT + 2)
    servers.push({ server: calibration })
    const small = await start(data, path.join(folder, 'small'), 10_000, PORT)
    servers.push(small)
    const slowerAtStart = await calibration.slowness()
    const figures = await loadList(small, calibration)
    const large = await start(data, path.join(folder, 'large'), 100_000, PORT + 1)
    servers.push(large)
    return report({
      ...figures,
      ready: small.server.readyAfterMs,
      readyThere: small.server.readyAfterMs / slowerAtStart,
      ...(await compare(small, large)),
      filtered: await compareFilters(large),
    })
  } finally {
    for (const { server } of servers) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function start({ seedShop, OWNER, PATHS }, dataDir, posts, port) {
  await seedShop(dataDir, posts)
  const server = await startMeasured({ port, dataDir })
  const response = await fetch(server.origin + PATHS.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: OWNER.email, password: OWNER.password }),
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  const call = {
    url: server.origin + PATHS.list,
    headers: { Cookie: cookie },
    body: '{}',
  }
  const answer = await fetch(call.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...call.headers },
    body: call.body,
  })
  const { body } = (await answer.json()).data.response
  if (body.paging.total !== posts || body.postInfoList.length !== 30) {
    throw new Error('the list is not what is measured')
  }
  return { server, call }
}

/**
 * Measures the list. Each pass is between two measurements of the machine's speed; the result is the median of the
 * passes.
 */
async function loadList({ server, call }, { slowness }) {
  const idle = server.residentMb()
  await load({ ...call, connections: CONNECTIONS, milliseconds: WARM_UP_MS })
  const passes = []
  let loaded = 0
  let slowerBefore = await slowness()
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = server.cpuMs()
    const result = await load({ ...call, connections: CONNECTIONS, milliseconds: PASS_MS })
    const cpuMs = (server.cpuMs() - before) / result.requests
    const slowerAfter = await slowness()
    const slower = (slowerBefore + slowerAfter) / 2
    slowerBefore = slowerAfter
    passes.push({
      ...result,
      cpuMs,
      slower,
      cpuThere: cpuMs / slower,
      perSecondThere: result.perSecond * slower,
    })
    loaded = Math.max(loaded, server.residentMb())
  }
  const middle = (key) => median(passes.map((pass) => pass[key]))
  return {
    slower: middle('slower'),
    perSecond: middle('perSecond'),
    perSecondThere: middle('perSecondThere'),
    p50: middle('p50'),
    p99: middle('p99'),
    cpuMs: middle('cpuMs'),
    cpuThere: middle('cpuThere'),
    bytes: middle('bytes'),
    idle,
    loaded,
  }
}

/**
 * Requests first pages of both servers alternately, one call at a time, so that the same noise
 * affects both.
 */
async function compare(small, large) {
  // Only the large server needs a warm-up; the small one is warm from its own passes.
  await load({ ...large.call, connections: CONNECTIONS, milliseconds: WARM_UP_MS + PASS_MS })
  const bursts = { small: [], large: [] }
  for (let burst = 0; burst < BURSTS; burst += 1) {
    for (const [name, { call }] of Object.entries({ small, large })) {
      const { p50 } = await load({ ...call, connections: 1, times: CALLS_PER_BURST })
      bursts[name].push(p50)
    }
  }
  const [first, second] = [median(bursts.small), median(bursts.large)]
  return { smallMs: first, largeMs: second }
}

/** Requests the first page of each filter and of none in turn; p50 and p95 of each in ms. */
async function compareFilters({ call }) {
  const times = FILTERS.map(() => [])
  for (let turn = 0; turn < FILTER_TURNS; turn += 1) {
    for (const [index, filter] of FILTERS.entries()) {
      const body = JSON.stringify({ filter })
      times[index].push((await load({ ...call, body, connections: 1, times: 1 })).p50)
    }
  }
  return FILTERS.map((filter, index) => {
    const sorted = times[index].toSorted((one, other) => one - other)
    const at = (share) => sorted[Math.floor(sorted.length * share)].toFixed(0)
    const name = Object.entries(filter).flat().join(' ') || 'none'
    return `${name} ${at(0.5)} / ${at(0.95)}`
  })
}

function report(figures) {
  const { slower, perSecond, p50, p99, cpuMs, bytes, idle, loaded, ready, readyThere } = figures
  const speed = figures.perSecondThere / DIRECTUS.perSecond
  const cpu = DIRECTUS.cpuMs / figures.cpuThere
  const growth = figures.largeMs / figures.smallMs
  const mark = (isKept) => (isKept ? '✔' : '✖ MISSED')
  const ms = (value) => `${value.toFixed(1)} ms`
  return {
    'this machine now': `load average ${loadavg()[0].toFixed(1)}; ${slower.toFixed(1)} × the processor time of the machine that Directus was measured on, at whose speed the budgets are meant`,
    'requests a second': `${perSecond.toFixed(0)}, there ${figures.perSecondThere.toFixed(0)}, Directus ${DIRECTUS.perSecond}: ${speed.toFixed(1)} × (budget ≥ ${BUDGET.speed} ×) ${mark(speed >= BUDGET.speed)}`,
    'p50 / p99': `${ms(p50)} / ${ms(p99)}, Directus ${DIRECTUS.p50} / ${DIRECTUS.p99} ms`,
    'server CPU a request': `${cpuMs.toFixed(2)} ms, there ${figures.cpuThere.toFixed(2)} ms, Directus ${DIRECTUS.cpuMs} ms: ${cpu.toFixed(1)} × less (budget ≥ ${BUDGET.cpu} ×) ${mark(cpu >= BUDGET.cpu)}`,
    'resident idle / loaded': `${idle.toFixed(0)} / ${loaded.toFixed(0)} MB, Directus ${DIRECTUS.idle} / ${DIRECTUS.loaded} MB (budget ≤ ${BUDGET.loadedMb} MB) ${mark(loaded <= BUDGET.loadedMb)}`,
    'ready after': `${(ready / 1000).toFixed(2)} s, there ${(readyThere / 1000).toFixed(2)} s, Directus ${DIRECTUS.ready} s (budget < 1 s) ${mark(readyThere < BUDGET.readyMs)}`,
    answer: `${(bytes / 1024).toFixed(1)} KiB`,
    'filters of 100,000 posts, p50 / p95 in ms': figures.filtered.join('; '),
    'first page of 100,000 against 10,000': `${ms(figures.largeMs)} / ${ms(figures.smallMs)} = ${growth.toFixed(2)} × (budget ≤ ${BUDGET.growth} ×) ${mark(growth <= BUDGET.growth)}`,
  }
}
