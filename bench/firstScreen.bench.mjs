import { loadavg } from 'node:os'
import { ratio, spread } from './firstScreen/compare.mjs'
import { NETWORKS, THROTTLING } from './firstScreen/networks.mjs'
import { openScreen } from './firstScreen/openScreen.mjs'
import { serveWithPeer } from './firstScreen/servedWithPeer.mjs'
import { launchChromium } from './tools/launchChromium.mjs'
import { PEER, buildReactAdmin } from './peer/buildReactAdmin.mjs'

/** An odd number, so that one of them is the median. */
const ROUNDS = 7
/** The product's budget (product-rules/budgets.md#budgets). */
const RATIO = 0.75

/**
 * Measures the library and a list of the same 25 posts in react-admin, cold, at 4 × CPU throttling: from the navigation
 * until the first post can be opened. Each round opens both, in alternating order.
 */
export async function measure() {
  const peerFiles = await buildReactAdmin()
  const served = await serveWithPeer(peerFiles)
  const { origin, peerPage } = served
  const screens = {
    ours: { origin, url: `${origin}/my/admin/demo/`, post: 'article[data-post]' },
    ...(peerFiles ? { peer: { origin, url: peerPage, post: 'tbody tr' } } : {}),
  }
  const browser = await launchChromium()
  const results = {
    peer: peerFiles ? PEER : `${PEER} could not be installed: not measured`,
    'load of the machine': loadavg()
      .map((load) => load.toFixed(1))
      .join(', '),
  }
  try {
    for (const { name, network } of NETWORKS) {
      const rounds = await openAlternately(browser, screens, network)
      for (const [what, value] of rowsOf(rounds)) results[`${name}, ${what}`] = value
    }
  } finally {
    await browser.close()
    await served.stop()
  }
  return results
}

/**
 * Measurements by screen, one for each round. The first round warms up the server and the browser and does not count.
 */
async function openAlternately(browser, screens, network) {
  const names = Object.keys(screens)
  const measured = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const opened = await openScreen(browser, { ...screens[name], network })
      if (round > 0) measured[name].push(opened)
    }
  }
  return measured
}

function rowsOf({ ours, peer }) {
  const row = (what, read, digits) => {
    const own = ours.map(read)
    if (!peer) return [what, spread(own, digits)]
    const other = peer.map(read)
    return [
      what,
      `ours ${spread(own, digits)}; peer ${spread(other, digits)}; ratio ${ratio(own, other)}`,
    ]
  }
  return [
    row(`usable after, ms at ${THROTTLING} × (target: ratio ${RATIO})`, ({ usableMs }) => usableMs),
    row('first contentful paint, ms', ({ paintMs }) => paintMs),
    row('script, ms of CPU', ({ scriptMs }) => scriptMs),
    row('layout and style, ms of CPU', ({ layoutMs }) => layoutMs),
    row('main thread, ms of CPU', ({ taskMs }) => taskMs),
    row('JS and CSS over the wire, KiB', ({ codeKib }) => codeKib, 1),
    row('everything over the wire, KiB', ({ allKib }) => allKib, 1),
    row('requests until usable, pictures aside', ({ requests }) => requests),
    row('DOM nodes', ({ nodes }) => nodes),
  ]
}
