import { setTimeout as wait } from 'node:timers/promises'
import { THROTTLING } from '../firstScreen/networks.mjs'

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }
/** Time that a new window of Chromium needs for its own work. */
const WINDOW_MS = 1500
/** Time without activity, in ms, after which the page counts as quiet. */
const QUIET_MS = 1000
const KIB = 1024
/** A task longer than this, in ms, is a long task; the excess is blocking time. */
const LONG_MS = 50

/** Opens a shop page cold, as on a slow phone, until its content is drawn, and measures the page's work. */
export async function openPage(browser, url) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await wait(WINDOW_MS)
    const session = await context.newCDPSession(page)
    // The thread's own processor time, which excludes the other load of the machine.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Network.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
    const traffic = watchTraffic(session)
    await page.addInitScript(watchPage)
    await page.goto(url)
    const drawnMs = await page.evaluate('window.benchDrawn')
    await wait(QUIET_MS)
    const seen = await page.evaluate('window.benchSeen')
    const { metrics } = await session.send('Performance.getMetrics')
    const work = metrics.find(({ name }) => name === 'TaskDuration').value * 1000
    const { long } = seen
    return {
      drawnMs,
      blockingMs: long.reduce((sum, ms) => sum + ms - LONG_MS, 0),
      longestMs: Math.max(0, ...long),
      workMs: work,
      shift: seen.shift,
      ...traffic,
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page: observes long tasks, layout shift, and when the content has its pictures. */
function watchPage() {
  const seen = { long: [], shift: 0 }
  window.benchSeen = seen
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  observe('longtask', ({ duration }) => seen.long.push(duration))
  observe('layout-shift', ({ value }) => (seen.shift += value))
  const near = ({ top, left }) => top < window.innerHeight && left < window.innerWidth
  const areLoaded = (root) => {
    const pictures = [...root.querySelectorAll('img')].filter((one) =>
      near(one.getBoundingClientRect()),
    )
    return pictures.length > 0 && pictures.every(({ complete }) => complete)
  }
  const isDrawn = () => {
    const viewer = document.querySelector('model-viewer')
    if (viewer) return viewer.loaded === true
    const swiper = document.querySelector('.swiper-initialized')
    if (document.querySelector('.swiper')) return swiper !== null && areLoaded(swiper)
    const element = document.querySelector('[data-vitrina]')
    if (!element) return document.readyState === 'complete'
    const root = element.shadowRoot
    if (root?.querySelector('.model')) return root.querySelector('.is-drawn') !== null
    return root !== null && areLoaded(root)
  }
  window.benchDrawn = new Promise((resolve) => {
    const look = () => {
      if (isDrawn()) resolve(performance.now())
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Transferred data, in KiB with headers, and the number of requests. */
function watchTraffic(session) {
  const scripts = new Set()
  const traffic = { codeKib: 0, allKib: 0, requests: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.requests += 1
    traffic.allKib += encodedDataLength / KIB
    if (scripts.has(requestId)) traffic.codeKib += encodedDataLength / KIB
  })
  return traffic
}
