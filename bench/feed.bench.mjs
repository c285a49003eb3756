import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { importBundled } from './tools/bundled.mjs'
import { startCalibration } from './tools/calibration.mjs'
import { measureIdle, measurePhase } from './feed/phases.mjs'
import { report } from './feed/report.mjs'
import { serveShop } from './feed/shopServer.mjs'
import { startMeasured } from './tools/measuredServer.mjs'

const PORT = 4640
const OFFERS = 100_000
const IDLE_CALLS = 500

/**
 * Measures a catalogue that is loaded by a link, while a list is requested: the review, the import, the index of its
 * words, a reading with a tenth of the offers changed, and disconnecting the feed. Measures the same import with
 * concurrent writes too. `npm run bench feed 1000000` uses a million offers instead. With `BENCH_DATABASE_URL` it runs
 * on an empty PostgreSQL database.
 */
export async function measure({ count: offers = OFFERS } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-bench-'))
  const stops = []
  try {
    const data = await importBundled('feedData')
    const shop = await serveShop(data, { port: PORT + 1, folder, offers })
    stops.push(shop.stop)
    const databaseUrl = process.env.BENCH_DATABASE_URL ?? ''
    await data.seedTwoShops(folder, databaseUrl)
    const calibration = await startCalibration(PORT + 2)
    stops.push(calibration.stop)
    const loopFile = path.join(folder, 'loop.txt')
    const server = await startMeasured({
      port: PORT,
      dataDir: folder,
      settings: {
        DATABASE_URL: databaseUrl,
        ALLOW_PRIVATE_LINKS: '1',
        BENCH_LOOP_FILE: loopFile,
        NODE_OPTIONS: `--import=${pathToFileURL(path.resolve('bench/feed/loopDelay.mjs')).href}`,
      },
    })
    stops.push(server.stop)
    const calls = await callsOf(server.origin, data)
    const setting = { server, calls, loopFile, slowness: calibration.slowness }
    return report({ offers, ...(await importCatalogue(setting, shop, offers > OFFERS)) })
  } finally {
    for (const stop of stops.reverse()) await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function importCatalogue(setting, shop, isLarge) {
  const { server, calls } = setting
  // Warms up the server, as after some time of work.
  await measureIdle(calls.list, IDLE_CALLS)
  const write = await measureIdle(calls.write, IDLE_CALLS)
  const idleMb = server.residentMb()
  const phases = {}
  const phase = async (name, begin, isOver, isWriting) => {
    phases[name] = await measurePhase({ ...setting, idleMb, isWriting }, begin, isOver)
  }
  const read = async (name, begin, isWriting) => {
    const isOver = async () => (await calls.feeds())[0].status !== 'processing'
    await phase(name, begin, isOver, isWriting)
    const [{ status, changes, problem }] = await calls.feeds()
    phases[name].outcome = problem ?? `${status} ${JSON.stringify(changes)}`
  }
  const isIndexed = async () => (await calls.count({ isSearchable: false })) === 0
  const isEmpty = async () => (await calls.count()) === 0
  const submit = () => calls.submit(shop.link)
  const id = async () => (await calls.feeds())[0].id
  await read('review', submit)
  await read('import', async () => calls.accept(await id()))
  await phase('indexing', () => Promise.resolve(), isIndexed, true)
  const list = await measureIdle(calls.list, IDLE_CALLS)
  shop.round = 1
  await read('reading with a tenth changed', async () => calls.read(await id()))
  await phase('disconnected', async () => calls.disconnect(await id()), isEmpty, true)
  if (!isLarge) {
    await read('second review', submit)
    await read('second import', async () => calls.accept(await id()), true)
  }
  return { idle: { list, write }, phases }
}

/** The requests of the signed-in owner. */
async function callsOf(origin, data) {
  const call = await caller(origin, data)
  const paths = data.FEED_PATHS
  let segments = 0
  return {
    list: () => call(paths.products, {}),
    count: async (filter = {}) => (await call(paths.products, { filter })).paging.total,
    write: () => call(paths.segment((segments += 1)), {}),
    feeds: async () => (await call(paths.feeds)).feeds,
    submit: (link) => call(paths.create, { link }),
    accept: (id) => call(paths.accept(id), { status: 'review', loss: null }),
    read: (id) => call(paths.read(id), {}),
    disconnect: (id) => call(paths.disconnect(id), {}),
  }
}

/** Signs in; returns a function that makes calls. Calls with a body are POST. */
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
