import { startDemo } from './tools/demoServer.mjs'
import { launchChromium } from './tools/launchChromium.mjs'
import { skipTours } from './tools/skipTours.mjs'

const PORT = 4382
const ROUNDS = 200
/** Rounds that are not measured, because the first rounds fill permanent caches: chunks, texts, pages of the list. */
const WARM_UP = 20
/** Rounds between two samples. Samples are rare, because each one collects all garbage, which takes a second. */
const LOOK_EVERY = 20
const KIB = 1024

/**
 * Opens a post's editor from the library and goes back, 200 times. Measures how much memory each round leaves
 * allocated.
 */
export async function measure() {
  const demo = await startDemo(PORT)
  const browser = await launchChromium(['--enable-precise-memory-info'])
  try {
    const page = await openLibrary(browser, demo.origin)
    const session = await page.context().newCDPSession(page)
    const looks = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      if (round >= WARM_UP && round % LOOK_EVERY === 0) {
        looks.push({ round, ...(await look(session)) })
      }
      await openAndClose(page)
    }
    return report(looks)
  } finally {
    await browser.close()
    await demo.stop()
  }
}

async function openLibrary(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await skipTours(page)
  await page.request.post(`${origin}/my/admin/login`, {
    data: { email: 'owner@demo.test', password: 'vitrina' },
  })
  await page.goto(`${origin}/my/admin/demo/`)
  await page.locator('[data-post]').first().waitFor()
  return page
}

async function openAndClose(page) {
  await page.locator('[data-post] a[data-card]').first().click()
  await page.locator('[role=application] canvas').first().waitFor({ state: 'attached' })
  await page.goBack()
  await page.locator('[data-post]').first().waitFor()
}

/** Memory of the page after garbage collection; canvases are counted wherever they are referenced. */
async function look(session) {
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { result: prototype } = await session.send('Runtime.evaluate', {
    expression: 'HTMLCanvasElement.prototype',
    objectGroup: 'bench',
  })
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId,
    objectGroup: 'bench',
  })
  const { result: count } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length }',
  })
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'bench' })
  return { canvases: count.value, listeners: jsEventListeners, nodes, heapKib: usedSize / KIB }
}

/** The growth per round: the slope of the regression line. */
function slope(looks, name) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
  const rounds = looks.map(({ round }) => round)
  const values = looks.map((one) => one[name])
  const [meanRound, meanValue] = [mean(rounds), mean(values)]
  const products = rounds.map((round, index) => (round - meanRound) * (values[index] - meanValue))
  return mean(products) / mean(rounds.map((round) => (round - meanRound) ** 2))
}

function report(looks) {
  const [first, last] = [looks[0], looks.at(-1)]
  const line = (name, digits) =>
    `${first[name].toFixed(0)} → ${last[name].toFixed(0)}, ${slope(looks, name).toFixed(digits)} a round`
  return {
    rounds: ROUNDS,
    [`canvases that live, after ${WARM_UP} and after all`]: line('canvases', 2),
    'event listeners': line('listeners', 2),
    'DOM nodes': line('nodes', 2),
    'heap, KiB': line('heapKib', 1),
  }
}
