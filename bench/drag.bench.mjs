import { chromium } from '@playwright/test'
import { startDemo } from './demoServer.mjs'

const PORT = 4383
const ELEMENTS = 200
const MOVES = 240
/** What the product promises (design, section 10); the peer is Excalidraw 0.18. */
const BUDGET = { cpuMs: 8, frameMs: 33, peerCpuMs: 60 }
/** Percent of the frame: what is dragged stands alone, in the middle of the pile. */
const DRAGGED = { place: ELEMENTS / 2, x: 78, y: 88 }

/** Drags one of 200 elements of a post over all the others, and points at them, without a GPU: what it costs. */
export async function measure() {
  const demo = await startDemo(PORT)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
  })
  try {
    const page = await openPost(browser, demo.origin)
    const hover = await pointAtMany(browser, page)
    const drag = await dragOver(browser, page)
    return {
      elements: ELEMENTS,
      [`renderer CPU a frame, ms (budget ${BUDGET.cpuMs}, peer ${BUDGET.peerCpuMs})`]:
        drag.cpuMs.toFixed(1),
      'of it script, ms': drag.scriptMs.toFixed(1),
      'frame, ms (p50)': drag.frameMs(0.5).toFixed(1),
      [`the same, p95 (budget ${BUDGET.frameMs})`]: drag.frameMs(0.95).toFixed(1),
      'first frame of the drag, ms': drag.firstMs.toFixed(0),
      'hover over one of 200, renderer CPU a move, ms': hover.cpuMs.toFixed(1),
      'of it script a move, ms': hover.scriptMs.toFixed(1),
      'objects painted a move': hover.paintings.toFixed(1),
    }
  } finally {
    await browser.close()
    await demo.stop()
  }
}

async function openPost(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.request.post(`${origin}/my/admin/login`, {
    data: { email: 'owner@demo.test', password: 'vitrina' },
  })
  await page.goto(`${origin}/my/admin/demo/`)
  await page.locator('[data-post]').first().waitFor()
  await page.route('**/search/post', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const [post] = answer.data.response.body.postInfoList
    if (post) post.media = post.media.map((item, index) => (index === 0 ? crowded(item) : item))
    await route.fulfill({ response, json: answer })
  })
  await page.locator('[data-post] a[data-card]').first().click()
  await page.locator('[role=application] canvas').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  return page
}

/** Two texts, a picture and a button, over and over. */
function crowded(item) {
  const placed = Array.from({ length: ELEMENTS }, (_, index) => ({
    view: item.view,
    x: index === DRAGGED.place ? DRAGGED.x : (index * 37) % 60,
    y: index === DRAGGED.place ? DRAGGED.y : (index * 53) % 75,
    rotate: index === DRAGGED.place ? 0 : (index * 7) % 40,
    zIndex: index + 1,
  }))
  const each = (kind, facts) =>
    placed.filter((_, index) => index % 4 === kind).map((place) => ({ ...place, ...facts }))
  const text = {
    text: 'Новинка сезона',
    color: '#211f1d',
    backgroundColor: '#ffffff',
    fontName: 'Lora',
    fontStyle: 'bold',
    fontSize: 20,
    width: 20,
  }
  const button = {
    type: 'button',
    text: 'Купить',
    link: '/',
    backgroundColor: '#0f766e',
    borderColor: '#ffffff',
    borderRadius: 14,
    borderWidth: 2,
    textColor: '#ffffff',
    scale: 70,
  }
  return {
    ...item,
    interactions: [],
    textStickers: [...each(0, text), ...each(1, { ...text, fontName: 'Caveat' })],
    pictureStickers: each(2, { pictureUrl: item.imageUrl, scale: 12 }),
    callToActions: each(3, button),
  }
}

/** From percents of the frame to px of the page. */
async function placesOnStage(page) {
  const box = await page.locator('[role=application] canvas').last().boundingBox()
  return (x, y) => [box.x + (box.width * x) / 100, box.y + (box.height * y) / 100]
}

/** Nothing is pressed: the pointer goes over the pile, and what is under it shows that it is. */
async function pointAtMany(browser, page) {
  const at = await placesOnStage(page)
  const session = await browser.newBrowserCDPSession()
  const tab = await page.context().newCDPSession(page)
  await tab.send('Performance.enable')
  await page.mouse.move(...at(75, 45))
  await nextFrame(page)
  await countPaintings(page)
  const before = { cpu: await cpuOf(session), script: await scriptOf(tab) }
  for (let move = 0; move < MOVES; move += 1) {
    await page.mouse.move(...at(45 + 30 * Math.cos(move / 15), 45 + 30 * Math.sin(move / 10)))
  }
  await nextFrame(page)
  const after = { cpu: await cpuOf(session), script: await scriptOf(tab) }
  const paintings = await page.evaluate('window.benchPaintings')
  return {
    cpuMs: (mostGrown(before.cpu, after.cpu) * 1000) / MOVES,
    scriptMs: ((after.script - before.script) * 1000) / MOVES,
    paintings: paintings / MOVES,
  }
}

async function dragOver(browser, page) {
  const at = await placesOnStage(page)
  const session = await browser.newBrowserCDPSession()
  const tab = await page.context().newCDPSession(page)
  await tab.send('Performance.enable')
  await page.mouse.move(...at(DRAGGED.x + 4, DRAGGED.y + 2))
  await page.mouse.down()
  const started = performance.now()
  await page.mouse.move(...at(DRAGGED.x + 3, DRAGGED.y))
  await nextFrame(page)
  const firstMs = performance.now() - started
  const before = { cpu: await cpuOf(session), script: await scriptOf(tab) }
  await watchFrames(page)
  for (let move = 0; move < MOVES; move += 1) {
    await page.mouse.move(...at(45 + 30 * Math.cos(move / 15), 45 + 30 * Math.sin(move / 10)))
  }
  const frames = await page.evaluate('window.benchFrames')
  const after = { cpu: await cpuOf(session), script: await scriptOf(tab) }
  await page.mouse.up()
  const sorted = frames.toSorted((one, other) => one - other)
  return {
    firstMs,
    cpuMs: (mostGrown(before.cpu, after.cpu) * 1000) / MOVES,
    scriptMs: ((after.script - before.script) * 1000) / MOVES,
    frameMs: (part) => sorted[Math.ceil(sorted.length * part) - 1],
  }
}

const nextFrame = (page) =>
  page.evaluate('new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))')

/** Ms between the frames from now on. */
const watchFrames = (page) =>
  page.evaluate(`{
    window.benchFrames = []
    let last = null
    const watch = (now) => {
      if (last !== null) window.benchFrames.push(now - last)
      last = now
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
  }`)

/** Words and pictures that are painted from now on: each element has one. */
const countPaintings = (page) =>
  page.evaluate(`{
    window.benchPaintings = 0
    for (const name of ['fillText', 'drawImage']) {
      const paint = CanvasRenderingContext2D.prototype[name]
      CanvasRenderingContext2D.prototype[name] = function (...about) {
        window.benchPaintings += 1
        return paint.apply(this, about)
      }
    }
  }`)

/** Of the process that worked most in between. */
const mostGrown = (before, after) =>
  Math.max(...[...after].map(([id, time]) => time - (before.get(id) ?? 0)))

/** Seconds of the processor by process that draws a page. */
async function cpuOf(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime]))
}

async function scriptOf(tab) {
  const { metrics } = await tab.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration').value
}
