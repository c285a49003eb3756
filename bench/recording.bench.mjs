import { gzipSync } from 'node:zlib'
import {
  makeWatch,
  recorderCost,
  recorderMemory,
  trackCosts,
  trackMemory,
} from './recording/costs.mjs'
import { profiled } from './recording/profile.mjs'
import { chooseRecorder, TRACK_CHUNK } from './recording/switches.mjs'
import { tenMinutes } from './recording/tenMinutes.mjs'
import { bundleForPage } from './tools/bundled.mjs'
import { startDemo } from './tools/demoServer.mjs'
import { exportRecord, openLibrary } from './tools/demoSession.mjs'
import { launchChromium } from './tools/launchChromium.mjs'
import { skipTours } from './tools/skipTours.mjs'

const PORT = 4386
const TIMES = 20_000
const KIB = 1024

/**
 * Measures what the record of a session costs while it is made: the actions and what happens in the window. The same
 * ten minutes of work, without the pauses, are recorded by the cabinet, by rrweb, and by neither.
 */
export async function measure() {
  const demo = await startDemo(PORT)
  const browser = await launchChromium(['--enable-precise-memory-info'])
  try {
    const neither = await run(browser, demo.origin, { isOwn: false })
    const rrweb = await run(browser, demo.origin, { isOwn: false, isRrweb: true })
    const own = await run(browser, demo.origin, { isOwn: true })
    return { ...own.costs, ...sideBySide(own, rrweb, neither) }
  } finally {
    await browser.close()
    await demo.stop()
  }
}

async function run(browser, origin, { isOwn, isRrweb = false }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await skipTours(page)
  const [own, rrweb] = [await bundleForPage('ownRecording'), await bundleForPage('rrwebRecording')]
  await page.addInitScript({ path: own })
  if (isRrweb) await page.addInitScript({ path: rrweb })
  await page.addInitScript(chooseRecorder, isOwn)
  if (!isOwn) await page.route(TRACK_CHUNK, (route) => route.abort())
  await openLibrary(page, origin)
  await page.waitForLoadState('networkidle')
  const { result, cpuMs, inScript } = await profiled(browser, page, async () => {
    if (isRrweb) await page.evaluate(startRrweb)
    return tenMinutes(page)
  })
  const isRecorder = (url) => (isRrweb ? url === rrweb : url === own || TRACK_CHUNK.test(url))
  const text = isRrweb
    ? await page.evaluate(() => JSON.stringify(window.rrwebEvents))
    : isOwn
      ? await exportRecord(page)
      : ''
  const costs = isOwn ? await ownCosts(page) : {}
  await page.close()
  return { gestures: result, cpuMs, recorderMs: inScript(isRecorder), text, costs }
}

function startRrweb() {
  window.rrwebEvents = []
  window.rrwebRecording.record({
    emit: (event) => window.rrwebEvents.push(event),
    maskAllInputs: true,
  })
}

async function ownCosts(page) {
  await page.evaluate(makeWatch)
  const us = await page.evaluate(recorderCost, TIMES)
  const { elements, costs } = await page.evaluate(trackCosts, TIMES)
  const events = Object.entries(costs).map(([what, cost]) => `${what} ${cost.toFixed(1)}`)
  return {
    'an action in the recorder, µs (budget 100)': us.toFixed(2),
    [`an event of the window, µs, on a page of ${elements} elements`]: events.join(', '),
    'memory of 20,000 events of the window, MiB': (await trackMemory(page)).toFixed(1),
    'memory of 2,000 actions, MiB (budget of both 20)': (await recorderMemory(page)).toFixed(1),
  }
}

function sideBySide(own, rrweb, neither) {
  const share = (one, other) => `${((one / other) * 100).toFixed(0)} % of rrweb’s (budget 20 %)`
  const kib = (bytes) => (bytes / KIB).toFixed(0)
  const size = (text) => Buffer.byteLength(text)
  const packed = (text) => gzipSync(text).length
  const { moves, wheels, keys, presses, screens } = own.gestures
  const compared = (sizeOf) =>
    `${kib(sizeOf(own.text))}, rrweb ${kib(sizeOf(rrweb.text))}: ${share(sizeOf(own.text), sizeOf(rrweb.text))}`
  return {
    'ten minutes': `${moves} moves, ${wheels} turns of the wheel, ${keys} keys, ${presses} presses, ${screens} screens`,
    'record of ten minutes, KiB': compared(size),
    'the same, gzip': compared(packed),
    'processor time in the recorder, ms': `${own.recorderMs.toFixed(0)}, rrweb ${rrweb.recorderMs.toFixed(0)}: ${share(own.recorderMs, rrweb.recorderMs)}`,
    'processor time of the whole page, s': `${(own.cpuMs / 1000).toFixed(1)}, rrweb ${(rrweb.cpuMs / 1000).toFixed(1)}, neither ${(neither.cpuMs / 1000).toFixed(1)}`,
  }
}
