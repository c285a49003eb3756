import { once } from 'node:events'
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { importBundled } from './bundled.mjs'
import { startMeasured } from './measuredServer.mjs'

const PORT = 4640
const SHOP_PORT = 4641
const OFFERS = Number(process.env.BENCH_OFFERS ?? 100_000)
/** Between two looks at the list, as of a person who is quick. */
const PAUSE_MS = 100
const CALLS = 200

/** A catalogue by link into the embedded database: the review, the import, a reading with changes, and lists beside it. */
export async function measure() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-bench-'))
  const data = await importBundled('feedData')
  const shop = await serveFeed(data, folder)
  let server
  try {
    await data.seedTwoShops(folder)
    server = await startMeasured({
      port: PORT,
      dataDir: folder,
      settings: { ALLOW_PRIVATE_LINKS: '1' },
    })
    const call = await caller(server.origin, data)
    return await importCatalogue(server, call, data.FEED_PATHS, shop)
  } finally {
    await server?.stop()
    shop.server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Both feeds are written before anything is measured: a shop that makes its feed would take a core. */
async function serveFeed({ feedOf }, folder) {
  const files = [0, 1].map((round) => path.join(folder, `feed-${round}.xml`))
  for (const [round, file] of files.entries()) {
    await pipeline(feedOf('yml', OFFERS, round), createWriteStream(file))
  }
  const shop = { round: 0 }
  shop.server = createServer((_request, response) => {
    createReadStream(files[shop.round]).pipe(response)
  }).listen(SHOP_PORT)
  await once(shop.server, 'listening')
  return shop
}

async function importCatalogue(server, call, paths, shop) {
  const list = () => call(paths.products, { query: 'кружка' })
  const { feed } = await call(paths.create, { link: `http://127.0.0.1:${SHOP_PORT}/feed.xml` })
  const idle = await latencies(list, CALLS)
  const idleMb = server.residentMb()
  const rows = {}
  const read = async (name, begin) => {
    const cpu = server.cpuMs()
    let mostMb = 0
    const started = performance.now()
    await begin()
    const beside = []
    let state
    do {
      const sent = performance.now()
      await list()
      beside.push(performance.now() - sent)
      mostMb = Math.max(mostMb, server.residentMb())
      await wait(PAUSE_MS)
      state = (await call(paths.feeds)).feeds[0]
    } while (state.status === 'processing')
    const seconds = (performance.now() - started) / 1000
    const { p50, p99 } = quantiles(beside)
    rows[name] =
      `${seconds.toFixed(1)} s, ${((server.cpuMs() - cpu) / 1000).toFixed(1)} s of CPU, resident + ${(mostMb - idleMb).toFixed(0)} MB at most; list beside it p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${state.status} ${JSON.stringify(state.changes)}`
  }
  await read('review', () => Promise.resolve())
  await read('import', () => call(paths.accept(feed.id), {}))
  const full = await latencies(list, CALLS)
  shop.round = 1
  await read('reading with a tenth changed', () => call(paths.read(feed.id), {}))
  const both = ({ p50, p99 }) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
  return {
    [`list of an empty catalogue, idle`]: both(idle),
    [`list of ${OFFERS.toLocaleString('en')} products, idle`]: both(full),
    ...rows,
  }
}

async function latencies(call, count) {
  const measured = []
  for (let index = 0; index < count; index += 1) {
    const sent = performance.now()
    await call()
    measured.push(performance.now() - sent)
  }
  return quantiles(measured)
}

function quantiles(measured) {
  const sorted = measured.toSorted((one, other) => one - other)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { p50: at(0.5), p99: at(0.99) }
}

/** Signs in; calls with a body are POST. */
async function caller(origin, { PATHS, QUIET, WRITE_HEADERS }) {
  const signedIn = await fetch(origin + PATHS.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: QUIET.email, password: QUIET.password }),
  })
  const Cookie = signedIn.headers.get('set-cookie')?.split(';')[0]
  return async (address, body) => {
    const response = await fetch(origin + address, {
      method: body ? 'POST' : 'GET',
      headers: { Cookie, ...WRITE_HEADERS, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const envelope = await response.json()
    if (!envelope.data.request.success) throw new Error(`${address}: ${JSON.stringify(envelope)}`)
    return envelope.data.response.body
  }
}
