import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { importBundled } from './tools/bundled.mjs'
import { launchChromium } from './tools/launchChromium.mjs'
import { median } from './tools/load.mjs'
import { startMeasured } from './tools/measuredServer.mjs'
import { openSignedIn } from './tools/openSignedIn.mjs'

const PORT = 4630
const THROTTLING = 4
const OPENINGS = 5
/**
 * Px per frame of two scrolls: of a fast mouse wheel, with about thirty notches a second, and of a page that is flung,
 * three times as fast, to the end of the list.
 */
const STEPS_PX = { quick: 40, thrown: 120 }
/** Number of frames at the first speed, before the second one. */
const QUICK_FRAMES = 1500
const MB = 1024 * 1024
/** The product's budget (product-rules/budgets.md#budgets). */
const BUDGET = { frameMs: 17, nodes: 1200, heapMb: 20, growth: 1.3 }

/**
 * Measures the library with 10,000 and with 100,000 posts at 4 × throttling: the first page of both, and scrolling the
 * smaller one to its end.
 */
export async function measure() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-bench-'))
  const servers = []
  const browser = await launchChromium(['--enable-precise-memory-info'])
  try {
    const data = await importBundled('seedLibrary')
    for (const [name, posts] of Object.entries({ small: 10_000, large: 100_000 })) {
      const dataDir = path.join(folder, name)
      await data.seedLibrary(dataDir, posts)
      servers.push(await startMeasured({ port: PORT + servers.length, dataDir }))
    }
    const [small, large] = servers
    // The two alternate, so that the same noise affects both.
    const openings = { small: [], large: [] }
    for (let round = 0; round < OPENINGS; round += 1) {
      openings.small.push(await firstPage(browser, small.origin, data))
      openings.large.push(await firstPage(browser, large.origin, data))
    }
    const quick = await scrollThrough(browser, small.origin, data, STEPS_PX.quick, QUICK_FRAMES)
    const thrown = await scrollThrough(browser, small.origin, data, STEPS_PX.thrown, Infinity)
    return report(median(openings.small), median(openings.large), quick, thrown)
  } finally {
    await browser.close()
    for (const server of servers) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openPage(browser, origin, data) {
  const { context, page, address } = await openSignedIn(browser, origin, data)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
  return { page, session, context, address }
}

/** Measures from the navigation until the first card can be opened. */
async function firstPage(browser, origin, data) {
  const { page, context, address } = await openPage(browser, origin, data)
  const started = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('[data-post]').first().waitFor()
  const ms = performance.now() - started
  await context.close()
  return ms
}

async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize / MB
}

/** Scrolls while more of the list is loaded, to the end or for a number of frames, and measures every frame. */
async function scrollThrough(browser, origin, data, stepPx, maxFrames) {
  const { page, session, context, address } = await openPage(browser, origin, data)
  await page.goto(address)
  await page.locator('[data-post]').first().waitFor()
  await page.waitForLoadState('networkidle')
  const before = await heapOf(session)
  const seen = await page.evaluate(
    ({ step, most }) =>
      new Promise((resolve) => {
        const list = document.querySelector('[role=list][style]')
        const everything = document.getElementsByTagName('*')
        const frames = []
        let [nodes, blank, awaited, checks] = [0, 0, 0, 0]
        let last = performance.now()
        let still = 0
        const look = () => {
          checks += 1
          nodes = Math.max(nodes, everything.length)
          const x = list.getBoundingClientRect().left + 100
          for (const y of [0.35, 0.6, 0.85]) {
            // A gap between two rows is expected; a larger gap is missing content.
            const hits = [0, 24].map((gap) => document.elementFromPoint(x, innerHeight * y + gap))
            const cards = hits.filter((hit) => hit !== list)
            if (cards.length === 0) blank += 1
            else if (!cards.some((card) => card?.closest('[data-post]'))) awaited += 1
          }
        }
        const frame = (now) => {
          frames.push(now - last)
          last = now
          if (frames.length % 10 === 0) look()
          const top = scrollY
          scrollBy(0, step)
          still = scrollY === top ? still + 1 : 0
          if (still < 120 && frames.length < most) requestAnimationFrame(frame)
          else resolve({ frames, nodes, blank, awaited, checks, height: scrollY })
        }
        requestAnimationFrame(frame)
      }),
    { step: stepPx, most: Math.min(maxFrames, Number.MAX_SAFE_INTEGER) },
  )
  const after = await heapOf(session)
  await context.close()
  return { ...seen, before, after }
}

/** The time of a frame, in ms, that the given share of all frames does not exceed. */
function frameAt({ frames }, part) {
  const sorted = frames.slice(1).toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
}

function report(smallMs, largeMs, quick, thrown) {
  const { frames, nodes, blank, awaited, checks, height, before, after } = thrown
  const mark = (isKept) => (isKept ? '✔' : '✖ MISSED')
  const times = (run) => [0.5, 0.95, 0.99].map((part) => frameAt(run, part).toFixed(1)).join(' / ')
  const judged = (run) =>
    `${times(run)} ms (budget p95 ≤ ${BUDGET.frameMs} ms) ${mark(frameAt(run, 0.95) <= BUDGET.frameMs)}`
  const grown = after - before
  const growth = largeMs / smallMs
  return {
    'this machine now': `load average ${loadavg()[0].toFixed(1)}`,
    'first page of 100,000 against 10,000': `${largeMs.toFixed(0)} / ${smallMs.toFixed(0)} ms = ${growth.toFixed(2)} × (budget ≤ ${BUDGET.growth} ×) ${mark(growth <= BUDGET.growth)}`,
    [`frame p50 / p95 / p99 at ${STEPS_PX.quick} px a frame`]: judged(quick),
    [`frame p50 / p95 / p99 at ${STEPS_PX.thrown} px a frame, not judged`]: `${times(thrown)} ms`,
    'scrolled to the end, px': `${height.toFixed(0)} in ${frames.length} frames`,
    'DOM nodes at most': `${nodes} (budget ≤ ${BUDGET.nodes}) ${mark(nodes <= BUDGET.nodes)}`,
    'blank / still awaited cards': `${blank} / ${awaited} of ${checks * 3} looks ${mark(blank === 0)}`,
    'heap before and after': `${before.toFixed(1)} → ${after.toFixed(1)} MB, +${grown.toFixed(1)} (budget ≤ +${BUDGET.heapMb}) ${mark(grown <= BUDGET.heapMb)}`,
  }
}
