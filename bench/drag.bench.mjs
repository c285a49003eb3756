import { startDemo } from './tools/demoServer.mjs'
import { withChromium } from './drag/cost.mjs'
import { MOVES, dragOver, pointAtMany } from './drag/gesture.mjs'
import { openOwn } from './drag/ownEditor.mjs'
import { ELEMENTS } from './drag/stack.mjs'
import { PEER, installPeer } from './peer/excalidraw/install.mjs'
import { openPeer } from './peer/excalidraw/openPeer.mjs'
import { servePeer } from './peer/excalidraw/pageServer.mjs'

const PORT = 4383
const PEER_PORT = 4384
/** The product's budget (product-rules/budgets.md#budgets). */
const BUDGET = { cpuMs: 8, frameMs: 33 }

/**
 * Measures how one of 200 elements is dragged over all others in our editor and in the peer, with the same gesture,
 * without a GPU.
 */
export async function measure() {
  const own = await measureOwn()
  const peer = (await installPeer()) ? await measurePeer(own) : null
  return report(own, peer)
}

async function measureOwn() {
  const demo = await startDemo(PORT)
  try {
    return await withChromium(async (browser) => {
      const editor = await openOwn(browser, demo.origin)
      return { ...editor, ...(await gesturesOn(browser, editor)) }
    })
  } finally {
    await demo.stop()
  }
}

async function measurePeer(own) {
  const served = await servePeer(PEER_PORT)
  try {
    return await withChromium(async (browser) => {
      const editor = await openPeer(browser, served.origin, own)
      return { ...editor, ...(await gesturesOn(browser, editor)) }
    })
  } finally {
    await served.stop()
  }
}

async function gesturesOn(browser, editor) {
  const hover = await pointAtMany(browser, editor)
  return { hover, drag: await dragOver(browser, editor) }
}

/**
 * Divides both costs by the number of moves that the page handled, because the peer too moves and draws at most once a
 * frame.
 */
function report(own, peer) {
  const rowOf =
    (gesture) =>
    (read, digits = 1) => {
      const ours = `ours ${read(own[gesture]).toFixed(digits)}`
      return peer ? `${ours}; peer ${read(peer[gesture]).toFixed(digits)}` : ours
    }
  const drag = rowOf('drag')
  const hover = rowOf('hover')
  return {
    peer: peer
      ? `${PEER}: the same ${ELEMENTS} in ${peer.elements} elements of its own (a box and its words are two)`
      : `${PEER} could not be installed: not measured`,
    [`drag, moves that the page handled (of ${MOVES})`]: drag(({ moves }) => moves, 0),
    'frames drawn': drag(({ drawn }) => drawn, 0),
    'whole drag, s': drag(({ seconds }) => seconds),
    'renderer CPU, whole drag, ms': drag(({ cpuMs }) => cpuMs, 0),
    'renderer CPU a second of it, ms': drag(({ cpuMs, seconds }) => cpuMs / seconds, 0),
    [`renderer CPU a move, ms (budget ${BUDGET.cpuMs} a frame)`]: drag(
      ({ cpuMs, moves }) => cpuMs / moves,
    ),
    'of it script, ms': drag(({ scriptMs, moves }) => scriptMs / moves),
    'words and pictures painted a move': drag(({ paintings, moves }) => paintings / moves),
    'frame of the page, drawn or idle, ms (p50)': drag(({ frameMs }) => frameMs(0.5)),
    [`the same, p95 (budget ${BUDGET.frameMs})`]: drag(({ frameMs }) => frameMs(0.95)),
    'from one drawn frame to the next, ms (p50)': drag(({ drawnMs }) => drawnMs(0.5)),
    'the same, p95': drag(({ drawnMs }) => drawnMs(0.95)),
    'first frame of the drag, ms': drag(({ firstMs }) => firstMs, 0),
    [`hover over ${ELEMENTS}, renderer CPU a move, ms`]: hover(({ cpuMs, moves }) => cpuMs / moves),
    'of it script a move, ms': hover(({ scriptMs, moves }) => scriptMs / moves),
    'words and pictures painted a move of the hover': hover(
      ({ paintings, moves }) => paintings / moves,
    ),
  }
}
