import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importBundled } from './tools/bundled.mjs'
import { startCalibration } from './tools/calibration.mjs'
import { startMeasured } from './tools/measuredServer.mjs'

const PORT = 4644
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 100_000)
/** The product's budget (product-rules/budgets.md#budgets). */
const BUDGET_P95_MS = 30
const CALLS = 30

/** The requests for the list of products, in each order and with each filter. */
const LISTS = {
  'by name': {},
  'by name, page 2,000': { paging: { page: 2000 } },
  'by price, up': { order: { field: 'price', direction: 'asc' } },
  'by price, down': { order: { field: 'price', direction: 'desc' } },
  'by marks, down': { order: { field: 'markedCount', direction: 'desc' } },
  'newest first': { order: { field: 'createdAt', direction: 'desc' } },
  'in stock first': { order: { field: 'stock', direction: 'desc' } },
  'out of stock first': { order: { field: 'stock', direction: 'asc' } },
  'in stock': { filter: { inStock: true } },
  marked: { filter: { isMarked: true } },
  'of a price': { filter: { priceFrom: 100_000, priceTo: 5_000_000 } },
  'of a category': { filter: { category: ['Товары', 'к'] } },
  'not indexed': { filter: { isSearchable: false } },
  'of one word': { query: 'диван' },
  'of two words': { query: 'кроссовки белые' },
  'of a word that all have': { query: 'товары' },
  'of a word that all have, by price': {
    query: 'товары',
    order: { field: 'price', direction: 'asc' },
  },
  'of a word that all have, and another': { query: 'товары белые' },
  'of two words, in stock, by price': {
    query: 'кроссовки белые',
    filter: { inStock: true },
    order: { field: 'price', direction: 'asc' },
  },
}

/**
 * Measures the product search with terms as people type them, without and with HTTP, and the list of products. With
 * `BENCH_DATABASE_URL` it runs on an empty PostgreSQL database.
 */
export async function measure() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-bench-'))
  const data = await importBundled('productSearchData')
  let server
  let calibration
  try {
    const indexMs = await data.seedCatalogue(folder, PRODUCTS)
    const beneath = quantiles(await data.timeSearches(folder))
    calibration = await startCalibration(PORT + 2)
    const url = process.env.BENCH_DATABASE_URL
    server = await startMeasured({
      port: PORT,
      dataDir: folder,
      settings: url ? { DATABASE_URL: url } : {},
    })
    const call = await caller(server.origin, data)
    const searches = await timed(data.QUERIES.map((term) => () => call(data.PATHS.search(term))))
    const lists = {}
    for (const [name, body] of Object.entries(LISTS)) {
      const calls = Array.from({ length: CALLS }, () => () => call(data.PATHS.list, body))
      lists[`list ${name}`] = words(await timed(calls))
    }
    const slowness = await calibration.slowness()
    // The budget is for a machine as fast as the one on which Directus was measured.
    const p95 = searches.p95 / slowness
    return {
      [`index of ${PRODUCTS.toLocaleString('en')} products`]: `${(indexMs / 1000).toFixed(1)} s`,
      ...(url
        ? {}
        : {
            database: `${(statSync(path.join(folder, 'vitrina.sqlite')).size / 1e6).toFixed(0)} MB`,
          }),
      [`${data.QUERIES.length} searches`]: words(beneath),
      [`${data.QUERIES.length} searches by HTTP`]: `${words(searches)}; p95 there ${p95.toFixed(1)} ms (budget ≤ ${BUDGET_P95_MS} ms) ${p95 <= BUDGET_P95_MS ? '✔' : '✖ MISSED'}`,
      ...lists,
    }
  } finally {
    await server?.stop()
    await calibration?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const words = ({ p50, p95, p99 }) =>
  `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`

async function timed(calls) {
  const measured = []
  for (const call of calls) {
    const sent = performance.now()
    await call()
    measured.push(performance.now() - sent)
  }
  return quantiles(measured)
}

function quantiles(measured) {
  const sorted = measured.toSorted((one, other) => one - other)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** Signs in; returns a function that makes calls. Every call is POST. */
async function caller(origin, { PATHS, OWNER }) {
  const signedIn = await fetch(origin + PATHS.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: OWNER.email, password: OWNER.password }),
  })
  const Cookie = signedIn.headers.get('set-cookie')?.split(';')[0]
  return async (address, body) => {
    const response = await fetch(origin + address, {
      method: 'POST',
      headers: { Cookie, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const envelope = await response.json()
    if (!envelope.data.request.success) throw new Error(`${address}: ${JSON.stringify(envelope)}`)
  }
}
