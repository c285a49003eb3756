import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { BARE } from './embed/shopPages.mjs'
import { withShop } from './embed/withShop.mjs'
import { median } from './firstScreen/compare.mjs'
import { installPeer } from './peer/installPeer.mjs'

const PORT = 4366
const SHOP_PORT = 4369
const DEBUG_PORT = 4370
/** An odd number, so that one of them is the median. */
const ROUNDS = 5
/** Times in ms; the layout shift has no unit. */
const METRICS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocking',
  'cumulative-layout-shift': 'shift',
}
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Measures Lighthouse's scores of a shop page with each type of widget and without any, on the slow phone that
 * Lighthouse simulates.
 */
export async function measure() {
  const peer = await installPeer('lighthouse')
  if (!peer) return { 'not measured': 'Lighthouse could not be installed' }
  const entry = path.join(peer, 'node_modules/lighthouse/core/index.js')
  const { default: lighthouse } = await import(pathToFileURL(entry).href)
  const browserArgs = [`--remote-debugging-port=${DEBUG_PORT}`]
  return withShop({ port: PORT, shopPort: SHOP_PORT, browserArgs }, async ({ pages }) =>
    report(await markAll(pages, (url) => marksOf(lighthouse, url))),
  )
}

/** Scores by page, one list for each round; every other round is in the opposite order. */
async function markAll(pages, mark) {
  const names = Object.keys(pages)
  const marked = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      marked[name].push(await mark(pages[name]))
    }
  }
  return marked
}

async function marksOf(lighthouse, url) {
  const options = { port: DEBUG_PORT, logLevel: 'silent', onlyCategories: CATEGORIES }
  const { lhr } = await lighthouse(url, options)
  const marks = CATEGORIES.map((name) => Math.round(lhr.categories[name].score * 100))
  const failed = Object.values(lhr.audits)
    .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
    .map(({ id }) => id)
  const metrics = Object.keys(METRICS).map((id) => lhr.audits[id].numericValue)
  return { marks, metrics, failed }
}

function report(marked) {
  const medians = (name, key) =>
    marked[name][0][key].map((_none, index) => median(marked[name].map((one) => one[key][index])))
  const marksOn = (name) => medians(name, 'marks')
  const failedOn = (name) => new Set(marked[name].flatMap(({ failed }) => failed))
  const bare = marksOn(BARE)
  const bareFailed = failedOn(BARE)
  return Object.fromEntries(
    Object.keys(marked).map((name) => {
      const marks = marksOn(name)
      const words = CATEGORIES.map((category, index) => `${category} ${marks[index]}`).join(', ')
      const metrics = Object.values(METRICS).map((metric, index) => {
        const value = medians(name, 'metrics')[index]
        return `${metric} ${value.toFixed(metric === 'shift' ? 3 : 0)}`
      })
      const added = [...failedOn(name)].filter((id) => !bareFailed.has(id))
      const isEqual = marks.every((mark, index) => mark >= bare[index]) && added.length === 0
      const verdict = name === BARE ? '' : isEqual ? ' ✔ as without' : ' ✖ less than without'
      return [
        name,
        `${words}; ${metrics.join(', ')}${added.length > 0 ? `; fails ${added.join(', ')}` : ''}${verdict}`,
      ]
    }),
  )
}
