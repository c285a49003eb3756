import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { importBundled } from './tools/bundled.mjs'
import { startCalibration } from './tools/calibration.mjs'
import { startMeasured } from './tools/measuredServer.mjs'

const PORT = 4640
const DAY_MS = 24 * 60 * 60 * 1000
const PERIODS = [7, 30, 90, 365]
const CALLS_PER_REPORT = 20
/** Ms (product-rules/budgets.md#budgets). */
const BUDGET_MS = { embedded: 300, postgres: 500 }
const CUTS = {
  'no cut': {},
  'a widget': { embedIds: ['bench-2'] },
  mobile: { devices: ['mobile'] },
  'an album': { albumIds: [3] },
  'a post': { postIds: [7] },
  'a product': { skuIds: [7] },
}
const PRODUCT_TABLES = {
  products: {},
  'products without posts': { content: 'without' },
  'products by posts': { order: { field: 'shownPosts', direction: 'desc' } },
  'products found': { query: 'LG-777' },
}

/**
 * Measures the reports of a shop with 100,000 products and five million events in 400 days, beside another shop with a
 * million. With `BENCH_DATABASE_URL` it runs on an empty PostgreSQL database, whose user may disable triggers; with
 * `BENCH_SEEDED=1` as well, on one that an earlier run has filled.
 */
export async function measure({ count = 5_000_000 } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-bench-'))
  let server
  let calibration
  try {
    const { CALLS, OWNER, seedEvents } = await importBundled('analyticsData')
    const dataDir = path.join(folder, 'data')
    const url = process.env.BENCH_DATABASE_URL ?? ''
    const budget = url ? BUDGET_MS.postgres : BUDGET_MS.embedded
    const isSeeded = process.env.BENCH_SEEDED === '1'
    const summarisedMs = isSeeded ? null : await seedEvents(dataDir, count, url)
    calibration = await startCalibration(PORT + 1)
    server = await startMeasured({ port: PORT, dataDir, settings: { DATABASE_URL: url } })
    const origin = server.origin
    const post = (url, body, headers = {}) =>
      fetch(origin + url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    const { email, password } = OWNER
    const signedIn = await post(CALLS.login, { email, password })
    const Cookie = signedIn.headers.get('set-cookie')?.split(';')[0]
    const figures = {}
    let worst = 0
    let slower = 1
    const now = Date.now()
    const ask = async (name, url, days, cuts) => {
      const times = []
      const cpuBefore = server.cpuMs()
      for (let call = 0; call < CALLS_PER_REPORT; call += 1) {
        const body = {
          embedIds: [],
          eventsCreatedSince: new Date(now - days * DAY_MS - call * 60_000).toISOString(),
          eventsCreatedTill: new Date(now - call * 60_000).toISOString(),
          ...cuts,
        }
        const start = performance.now()
        const response = await post(url, body, { Cookie })
        const answer = await response.json()
        times.push(performance.now() - start)
        const found = answer.data?.response?.body
        const counted = found?.totals?.opens ?? found?.summary?.best ?? found?.posts?.length ?? 0
        if (counted === 0 && !cuts.skuIds) {
          throw new Error(
            `the report is not what is measured: ${JSON.stringify(answer).slice(0, 300)}`,
          )
        }
      }
      times.sort((one, other) => one - other)
      const p95 = times[Math.ceil(times.length * 0.95) - 1]
      const p50 = times[Math.floor(times.length / 2)]
      worst = Math.max(worst, p95 / slower)
      const cpu = (server.cpuMs() - cpuBefore) / CALLS_PER_REPORT
      figures[`${name}, ${days} days`] =
        `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${cpu.toFixed(0)} ms of CPU, ${slower.toFixed(1)} × slower here`
    }
    for (const days of PERIODS) {
      slower = await calibration.slowness()
      for (const [name, cuts] of Object.entries(CUTS)) await ask(name, CALLS.report, days, cuts)
      await ask('table of posts', CALLS.posts, days, {})
      for (const [name, table] of Object.entries(PRODUCT_TABLES))
        await ask(name, CALLS.products, days, table)
    }
    return {
      'events of the shop': count,
      'load of the machine': loadavg()[0].toFixed(1),
      ...(summarisedMs !== null && {
        'summaries of all events made in': `${(summarisedMs / 1000).toFixed(1)} s`,
      }),
      ...figures,
      memory: `${server.residentMb().toFixed(0)} MB`,
      'slowest p95 there': `${worst.toFixed(0)} ms of ${budget}: ${worst <= budget ? 'ok' : 'OVER'}`,
    }
  } finally {
    await server?.stop()
    await calibration?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
