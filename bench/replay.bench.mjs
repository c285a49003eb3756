import jsan from 'jsan'
import { recordLongVisit } from './replay/longVisit.mjs'
import { seeks } from './replay/seeks.mjs'
import { startDemo } from './tools/demoServer.mjs'
import { exportRecord, openLibrary } from './tools/demoSession.mjs'
import { launchChromium } from './tools/launchChromium.mjs'
import { skipTours } from './tools/skipTours.mjs'

const PORT = 4381
const ACTIONS = 10_000
const JUMPS = 200
const SEEKS = 60
const BUDGET_MS = 100
/** The multiplier and the modulus of Lehmer's generator, so that the jumps are the same each time. */
const FACTOR = 48_271
const MODULUS = 2 ** 31 - 1

/**
 * Measures a replay of 10,000 actions: from the click to the rendered state, for any position in the record. Then one of
 * a long visit with much work in the editor, by the player's own time line.
 */
export async function measure() {
  const demo = await startDemo(PORT)
  const browser = await launchChromium()
  try {
    const record = lengthened(await recordSession(browser, demo.origin))
    const { openedMs, jumps } = await replay(browser, demo.origin, record)
    const visit = await recordLongVisit(browser, demo.origin)
    return {
      'record, MB': (record.length / 1e6).toFixed(1),
      'opened after, ms': Math.round(openedMs),
      [`jump to one of ${ACTIONS} and drawn, ms (p50)`]: share(jumps, 'drawn', 0.5),
      [`the same, p95 (budget ${BUDGET_MS})`]: share(jumps, 'drawn', 0.95),
      'the same, slowest': share(jumps, 'drawn', 1),
      'of it until the state is there, p95': share(jumps, 'stated', 0.95),
      ...(await replayVisit(browser, demo.origin, visit)),
    }
  } finally {
    await browser.close()
    await demo.stop()
  }
}

/** The value of a measurement below which this share of them is. */
function share(times, name, part) {
  const sorted = times.map((time) => time[name]).toSorted((one, other) => one - other)
  return Math.round(sorted[Math.ceil(sorted.length * part) - 1])
}

async function replayVisit(browser, origin, record) {
  const { page } = await open(browser, origin, record)
  const count = await page.getByRole('slider').getAttribute('aria-valuemax')
  // The first round loads the code of every screen.
  await seeks(page, chances(SEEKS))
  const times = await seeks(page, chances(SEEKS))
  const of = (name) => [0.5, 0.95, 1].map((part) => share(times, name, part)).join(', ')
  return {
    [`seek in a visit of ${count} actions, ms to the next paint (p50, p95, slowest; budget ${BUDGET_MS})`]:
      of('painted'),
    'the same, to the last change of the screen': of('drawn'),
    'processor time of a seek, ms': of('busy'),
  }
}

/** Numbers from 0 to 1, the same each time. */
function chances(count) {
  let seed = 1
  return Array.from({ length: count }, () => {
    seed = (seed * FACTOR) % MODULUS
    return seed / MODULUS
  })
}

/** Exports the record of a walk through the library, albums and widgets. */
async function recordSession(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await skipTours(page)
  await openLibrary(page, origin)
  for (const address of ['/albums', '/galleries', '/']) {
    await page.locator(`nav a[href="#${address}"]`).click()
    await page.getByRole('main').getByRole('listitem').first().waitFor()
  }
  const text = await exportRecord(page)
  await page.close()
  return text
}

/** Repeats the actions of a record until there are enough of them. */
function lengthened(text) {
  const file = jsan.parse(text)
  const steps = Object.values(file.actionsById)
  const [first, ...walk] = steps
  const long = Array.from({ length: ACTIONS }, (_step, index) => ({
    ...walk[index % walk.length],
    timestamp: first.timestamp + index,
  }))
  return jsan.stringify(
    {
      ...file,
      actionsById: { ...[first, ...long] },
      stagedActionIds: [first, ...long].map((_step, id) => id),
      nextActionId: ACTIONS + 1,
    },
    null,
    null,
    { undefined: true, date: true, nan: true, infinity: true, refs: true },
  )
}

async function open(browser, origin, record) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${origin}/replay`)
  const input = page.locator('input[type=file]')
  await input.waitFor({ state: 'attached' })
  const started = Date.now()
  await input.setInputFiles({
    name: 'session.json',
    mimeType: 'application/json',
    buffer: Buffer.from(record),
  })
  await page.getByRole('slider').waitFor()
  return { page, openedMs: Date.now() - started }
}

async function replay(browser, origin, record) {
  const { page, openedMs } = await open(browser, origin, record)
  const frame = page.frames().find((one) => one.url().endsWith('/replay/stage'))
  const indexes = chances(JUMPS).map((part) => Math.floor(part * (ACTIONS + 1)))
  const jumps = await frame.evaluate(async (places) => {
    const times = []
    for (const place of places) {
      const before = performance.now()
      window.vitrinaReplayStage.jump(place)
      const stated = performance.now() - before
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      times.push({ stated, drawn: performance.now() - before })
    }
    return times
  }, indexes)
  await page.close()
  return { openedMs, jumps }
}
