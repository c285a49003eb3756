import { loadavg } from 'node:os'
import { openPage } from './embed/openPage.mjs'
import { BARE, PEERS } from './embed/shopPages.mjs'
import { withShop } from './embed/withShop.mjs'
import { median, spread } from './firstScreen/compare.mjs'
import { installPeer } from './peer/installPeer.mjs'

const PORT = 4384
// The port of the pages; the demo shop has port 4385.
const SHOP_PORT = 4389
/** An odd number of measured rounds, so that one of them is the median. */
const ROUNDS = 7
/** Blocking time that the widget adds to the page (product-rules/budgets.md#budgets). */
const MAX_BLOCKING_MS = 30

/**
 * Measures a shop page with each type of widget, without any, and with other libraries instead, cold on a phone at 4 ×
 * CPU throttling. Each round opens all pages; every other round does so in the opposite order.
 */
export async function measure() {
  const peers = await installPeer('widgets')
  return withShop({ port: PORT, shopPort: SHOP_PORT, peers }, async ({ browser, pages }) =>
    report(await openAll(browser, pages)),
  )
}

/** Measurements by page, one for each round. The first round warms up and does not count. */
async function openAll(browser, pages) {
  const names = Object.keys(pages)
  const measured = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const opened = await openPage(browser, pages[name])
      if (round > 0) measured[name].push(opened)
    }
  }
  return measured
}

function report(measured) {
  const results = {
    'load of the machine': loadavg()
      .map((load) => load.toFixed(1))
      .join(', '),
  }
  const bare = median(measured[BARE].map(({ blockingMs }) => blockingMs))
  for (const [name, rounds] of Object.entries(measured)) {
    const of = (key, digits) =>
      spread(
        rounds.map((round) => round[key]),
        digits,
      )
    results[name] =
      `blocking ${of('blockingMs')} ms, longest task ${of('longestMs')} ms, work ${of('workMs')} ms of CPU, ` +
      `drawn after ${of('drawnMs')} ms, shift ${of('shift', 3)}; ` +
      `code ${of('codeKib', 1)} KiB, all ${of('allKib')} KiB in ${of('requests')} requests`
  }
  const isOurs = ([name]) => name !== BARE && !PEERS.includes(name)
  for (const [name, rounds] of Object.entries(measured).filter(isOurs)) {
    const added = median(rounds.map(({ blockingMs }) => blockingMs)) - bare
    const isKept = added <= MAX_BLOCKING_MS
    results[`budget: ${name}, added blocking`] =
      `${added.toFixed(0)} ms (budget ≤ ${MAX_BLOCKING_MS} ms) ${isKept ? '✔' : '✖ MISSED'}`
  }
  return results
}
