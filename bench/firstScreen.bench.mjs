import { chromium } from '@playwright/test'
import { startDemo } from './demoServer.mjs'

const ROUNDS = 5
const THROTTLING = 4
const KIB = 1024

const median = (numbers) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]

/** The library, cold, at 4 × CPU throttling: from the navigation until its first card can be opened. */
export async function measure() {
  const demo = await startDemo()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const rounds = []
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await openLibrary(browser, demo.origin))
  } finally {
    await browser.close()
    await demo.stop()
  }
  return {
    'usable after, ms (median of 5)': median(rounds.map(({ ms }) => ms)),
    'JS and CSS, KiB brotli': median(rounds.map(({ bytes }) => bytes / KIB)).toFixed(1),
    'requests until usable, pictures aside': median(rounds.map(({ requests }) => requests)),
    'DOM nodes': median(rounds.map(({ nodes }) => nodes)),
  }
}

async function openLibrary(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.request.post(`${origin}/my/admin/login`, {
    data: { email: 'owner@demo.test', password: 'vitrina' },
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
  await session.send('Network.enable')
  const kinds = new Map()
  let isUsable = false
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (!isUsable) kinds.set(requestId, type)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (['Script', 'Stylesheet'].includes(kinds.get(requestId))) bytes += encodedDataLength
  })
  const started = Date.now()
  await page.goto(`${origin}/my/admin/demo/`, { waitUntil: 'commit' })
  await page.getByRole('list').getByRole('article').or(page.getByRole('listitem')).first().waitFor()
  const ms = Date.now() - started
  isUsable = true
  const requests = [...kinds.values()].filter((type) => type !== 'Image').length
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  await context.close()
  return { ms, bytes, requests, nodes }
}
