import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { importBundled } from './bundled.mjs'
import { median } from './load.mjs'
import { startMeasured } from './measuredServer.mjs'

const PORT = 4630
const THROTTLING = 4
const OPENINGS = 5
/** Px of one frame: a quick hand on the wheel. */
const STEP_PX = 120
const MB = 1024 * 1024
/** What the product promises (design, section 10). */
const BUDGET = { frameMs: 17, nodes: 1200, heapMb: 20, growth: 1.3 }

/** The library with 10,000 and 100,000 posts at 4 × throttling: its first page, and scrolling the former to its end. */
export async function measure() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-bench-'))
  const servers = []
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--enable-precise-memory-info'],
  })
  try {
    const data = await importBundled('libraryData')
    for (const [name, posts] of Object.entries({ small: 10_000, large: 100_000 })) {
      const dataDir = path.join(folder, name)
      await data.seedLibrary(dataDir, posts)
      servers.push(await startMeasured({ port: PORT + servers.length, dataDir }))
    }
    const [small, large] = servers
    // By turns, so that both meet the same noise.
    const openings = { small: [], large: [] }
    for (let round = 0; round < OPENINGS; round += 1) {
      openings.small.push(await firstPage(browser, small.origin, data))
      openings.large.push(await firstPage(browser, large.origin, data))
    }
    const scrolled = await scrollThrough(browser, small.origin, data)
    return report(median(openings.small), median(openings.large), scrolled)
  } finally {
    await browser.close()
    for (const server of servers) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openPage(browser, origin, { OWNER, PATHS }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.request.post(origin + PATHS.login, {
    data: { email: OWNER.email, password: OWNER.password },
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
  return { page, session, context, address: `${origin}/my/admin/${OWNER.username}/` }
}

/** From the navigation until the first card can be opened. */
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

/** Scrolls to the end of the list as more of it arrives, and watches every frame. */
async function scrollThrough(browser, origin, data) {
  const { page, session, context, address } = await openPage(browser, origin, data)
  await page.goto(address)
  await page.locator('[data-post]').first().waitFor()
  await page.waitForLoadState('networkidle')
  const before = await heapOf(session)
  const seen = await page.evaluate(
    (step) =>
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
            // Between two rows there is nothing to be seen, a gap further there must be.
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
          if (still < 120) requestAnimationFrame(frame)
          else resolve({ frames, nodes, blank, awaited, checks, height: scrollY })
        }
        requestAnimationFrame(frame)
      }),
    STEP_PX,
  )
  const after = await heapOf(session)
  await context.close()
  return { ...seen, before, after }
}

function report(
  smallMs,
  largeMs,
  { frames, nodes, blank, awaited, checks, height, before, after },
) {
  const sorted = frames.slice(1).toSorted((one, other) => one - other)
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  const mark = (isKept) => (isKept ? '✔' : '✖ MISSED')
  const p95 = at(0.95)
  const grown = after - before
  const growth = largeMs / smallMs
  return {
    'this machine now': `load average ${loadavg()[0].toFixed(1)}`,
    'first page of 100,000 against 10,000': `${largeMs.toFixed(0)} / ${smallMs.toFixed(0)} ms = ${growth.toFixed(2)} × (budget ≤ ${BUDGET.growth} ×) ${mark(growth <= BUDGET.growth)}`,
    'scrolled, px': `${height.toFixed(0)} in ${frames.length} frames`,
    'frame p50 / p95 / p99': `${at(0.5).toFixed(1)} / ${p95.toFixed(1)} / ${at(0.99).toFixed(1)} ms (budget p95 ≤ ${BUDGET.frameMs} ms) ${mark(p95 <= BUDGET.frameMs)}`,
    'DOM nodes at most': `${nodes} (budget ≤ ${BUDGET.nodes}) ${mark(nodes <= BUDGET.nodes)}`,
    'blank / still awaited cards': `${blank} / ${awaited} of ${checks * 3} looks ${mark(blank === 0)}`,
    'heap before and after': `${before.toFixed(1)} → ${after.toFixed(1)} MB, +${grown.toFixed(1)} (budget ≤ +${BUDGET.heapMb}) ${mark(grown <= BUDGET.heapMb)}`,
  }
}
