import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { importBundled } from './tools/bundled.mjs'
import { launchChromium } from './tools/launchChromium.mjs'
import { median } from './tools/load.mjs'
import { startMeasured } from './tools/measuredServer.mjs'
import { openSignedIn } from './tools/openSignedIn.mjs'

const PORT = 4660
const POSTS = 2000
const OPENINGS = 5
const MOVES = 9
const STEP_PX = 400

/** An album of 2,000 posts: opening it, scrolling to its end, and moving posts with all of them loaded. */
export async function measure() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrina-bench-'))
  const browser = await launchChromium()
  let server
  try {
    const data = await importBundled('albumOrderData')
    const albumId = await data.seedLongAlbum(dataDir, POSTS)
    server = await startMeasured({ port: PORT, dataDir })
    const { page, address: cabinet } = await openSignedIn(browser, server.origin, data)
    const address = `${cabinet}#/albums/${albumId}`
    const openings = []
    for (let opening = 0; opening < OPENINGS; opening += 1) {
      openings.push(await open(page, address))
    }
    const requests = countRequests(page)
    const scrolled = await scrollToEnd(page)
    const pages = requests.taken()
    const top = await moveTo(page, requests, () => page.keyboard.press('Control+Home'))
    const beside = await moveTo(page, requests, () => page.keyboard.press('Control+ArrowLeft'))
    return {
      'this machine now': `load average ${loadavg()[0].toFixed(1)}`,
      'opening until the first card': `${median(openings).toFixed(0)} ms`,
      'scrolling to the end': `${scrolled.ms.toFixed(0)} ms, ${pages} requests, at most ${scrolled.cards} cards and ${scrolled.nodes} nodes in the DOM`,
      'from the end to the top until it is stored': report(top),
      'one place until it is stored': report(beside),
    }
  } finally {
    await browser.close()
    await server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const report = ({ shown, stored, requests }) =>
  `${stored.toFixed(0)} ms, shown after ${shown.toFixed(0)} ms; ${requests} requests a move`

async function open(page, address) {
  await page.goto('about:blank')
  const started = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('li[data-post]').first().waitFor()
  return performance.now() - started
}

/** Requests to the back office about albums; `taken` returns their number since its last call. */
function countRequests(page) {
  let count = 0
  page.on('request', (request) => {
    if (/\/album\/(posts|order|post\/)/.test(request.url())) count += 1
  })
  return {
    taken: () => {
      const taken = count
      count = 0
      return taken
    },
  }
}

async function scrollToEnd(page) {
  const started = performance.now()
  const seen = await page.evaluate(
    ({ step, total }) =>
      new Promise((resolve) => {
        let [cards, nodes] = [0, 0]
        const frame = () => {
          const shown = document.querySelectorAll('li[data-post]')
          cards = Math.max(cards, shown.length)
          nodes = Math.max(nodes, document.getElementsByTagName('*').length)
          scrollBy(0, step)
          const last = [...shown].some((card) => card.ariaPosInSet === String(total))
          if (last) resolve({ cards, nodes })
          else requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
      }),
    { step: STEP_PX, total: POSTS },
  )
  return { ...seen, ms: performance.now() - started }
}

/** Moves the last post several times; returns the medians and the number of requests for one move. */
async function moveTo(page, requests, press) {
  const [shown, stored] = [[], []]
  requests.taken()
  for (let move = 0; move < MOVES; move += 1) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const card = page.locator(`li[aria-posinset="${POSTS}"]`)
    const id = await card.getAttribute('data-post')
    await card.getByRole('link').focus()
    const response = page.waitForResponse(/\/album\/post\/update_position/)
    const started = performance.now()
    await press()
    await page.waitForFunction(
      ([post, total]) =>
        document.querySelector(`li[data-post="${post}"]`)?.ariaPosInSet !== String(total),
      [id, POSTS],
    )
    shown.push(performance.now() - started)
    await response
    stored.push(performance.now() - started)
  }
  return { shown: median(shown), stored: median(stored), requests: requests.taken() / MOVES }
}
