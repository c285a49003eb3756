import { launchChromium } from '../tools/launchChromium.mjs'

/** Opens Chromium without a GPU for some work with it; `more`: further arguments. */
export async function withChromium(work, more = []) {
  const browser = await launchChromium(['--disable-gpu', ...more])
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** The cost of an interaction with a page, until its result is shown: the same measure for every page. */
export async function costOf(browser, page, act) {
  const session = await browser.newBrowserCDPSession()
  const tab = await page.context().newCDPSession(page)
  await tab.send('Performance.enable')
  await nextFrame(page)
  await page.evaluate(watch)
  const before = { cpu: await cpuOf(session), script: await scriptOf(tab) }
  const started = performance.now()
  await act()
  await nextFrame(page)
  const seconds = (performance.now() - started) / 1000
  const after = { cpu: await cpuOf(session), script: await scriptOf(tab) }
  const { frames, drawnAt, moves, paintings } = await page.evaluate('window.bench')
  return {
    seconds,
    cpuMs: mostGrown(before.cpu, after.cpu) * 1000,
    scriptMs: (after.script - before.script) * 1000,
    /** Number of pointer moves that the page received. The browser merges moves that wait for the same frame. */
    moves,
    /** Number of frames in which a canvas was drawn. */
    drawn: drawnAt.length,
    paintings,
    frameMs: percentiles(frames),
    /** Times between two frames in which a canvas was drawn. */
    drawnMs: percentiles(drawnAt.slice(1).map((time, index) => time - drawnAt[index])),
  }
}

export const nextFrame = (page) =>
  page.evaluate('new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))')

function percentiles(values) {
  const sorted = values.toSorted((one, other) => one - other)
  return (part) => sorted[Math.ceil(sorted.length * part) - 1]
}

/** Runs in the page: starts counting frames, and painted texts and pictures. */
function watch() {
  const isWatched = 'bench' in window
  window.bench = { frames: [], drawnAt: [], moves: 0, paintings: 0 }
  if (isWatched) return
  let hasDrawn = false
  const onEach = (name, note) => {
    const paint = CanvasRenderingContext2D.prototype[name]
    CanvasRenderingContext2D.prototype[name] = function (...about) {
      note()
      return paint.apply(this, about)
    }
  }
  onEach('clearRect', () => {
    hasDrawn = true
  })
  for (const name of ['fillText', 'drawImage']) {
    onEach(name, () => {
      hasDrawn = true
      window.bench.paintings += 1
    })
  }
  addEventListener('pointermove', () => (window.bench.moves += 1), { capture: true })
  let last = performance.now()
  const onFrame = (now) => {
    window.bench.frames.push(now - last)
    if (hasDrawn) window.bench.drawnAt.push(now)
    hasDrawn = false
    last = now
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
}

/** Processor time of the busiest process during the measurement. */
const mostGrown = (before, after) =>
  Math.max(...[...after].map(([id, time]) => time - (before.get(id) ?? 0)))

/** Seconds of processor time for each process that draws a page. */
async function cpuOf(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime]))
}

async function scriptOf(tab) {
  const { metrics } = await tab.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration').value
}
