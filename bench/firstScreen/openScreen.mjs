import { THROTTLING } from './networks.mjs'
import { skipTours } from '../tools/skipTours.mjs'

const VIEWPORT = { width: 1440, height: 900 }
const KIB = 1024

/** Opens a page cold and measures it until the first of its posts can be opened. */
export async function openScreen(browser, { origin, url, post, network }) {
  const context = await browser.newContext({ viewport: VIEWPORT })
  await skipTours(context)
  const page = await context.newPage()
  await page.request.post(`${origin}/my/admin/login`, {
    data: { email: 'owner@demo.test', password: 'vitrina' },
  })
  const session = await context.newCDPSession(page)
  // The thread's own processor time, which excludes the other load of the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Network.enable')
  if (network) await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
  const traffic = watchTraffic(session)
  await page.addInitScript(markUsable, post)
  await page.goto(url, { waitUntil: 'commit' })
  const marks = await page.evaluate('window.benchUsable')
  const metrics = await metricsOf(session)
  const used = traffic.until()
  const nodes = await page.evaluate('document.querySelectorAll("*").length')
  await context.close()
  return { ...marks, ...metrics, ...used, nodes }
}

/**
 * Runs in the page: marks when it becomes usable. That is the first frame in which a post with a decoded picture can be
 * clicked. The check runs once a frame, with the same cost for both pages.
 */
function markUsable(selector) {
  const reaches = (post) => {
    const { left, top, width, height } = post.getBoundingClientRect()
    return width > 0 && post.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  const shownPost = () =>
    [...document.querySelectorAll(selector)].find((post) => {
      const picture = post.querySelector('img')
      return picture?.complete && picture.naturalWidth > 0 && reaches(post)
    })
  window.benchUsable = new Promise((resolve, reject) => {
    const look = async () => {
      const post = shownPost()
      if (!post) {
        requestAnimationFrame(look)
        return
      }
      await post.querySelector('img').decode()
      requestAnimationFrame((usableMs) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        resolve({ usableMs, paintMs: paint?.startTime ?? usableMs })
      })
    }
    const begin = () => look().catch(reject)
    requestAnimationFrame(begin)
  })
}

/** Milliseconds that the page's main thread worked. */
async function metricsOf(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  const ms = (wanted) => metrics.find(({ name }) => name === wanted).value * 1000
  return {
    scriptMs: ms('ScriptDuration'),
    layoutMs: ms('LayoutDuration') + ms('RecalcStyleDuration'),
    taskMs: ms('TaskDuration'),
  }
}

/** Counts the bytes received over the network, including headers. */
function watchTraffic(session) {
  const kinds = new Map()
  const kib = { code: 0, all: 0 }
  let isOver = false
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (!isOver) kinds.set(requestId, type)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (isOver || !kinds.has(requestId)) return
    kib.all += encodedDataLength / KIB
    if (['Script', 'Stylesheet'].includes(kinds.get(requestId))) kib.code += encodedDataLength / KIB
  })
  return {
    until: () => {
      isOver = true
      const requests = [...kinds.values()].filter((type) => type !== 'Image').length
      return { codeKib: kib.code, allKib: kib.all, requests }
    },
  }
}
