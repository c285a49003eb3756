import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { compress } from '../../scripts/build.mjs'
import { startDemo } from '../tools/demoServer.mjs'

const FOLDER = path.resolve('.cache/bench/firstScreen')
const PORT = 4382
/** The path of the peer, as in its build (bench/peer/reactAdmin/vite.config.mjs). */
const PEER_ROOT = 'peer'

/**
 * Starts the built product with the peer among its public files. Both are served by the same code, with the same
 * compression, from the same back office.
 */
export async function serveWithPeer(peerFiles) {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  cpSync('dist', path.join(FOLDER, 'dist'), { recursive: true })
  if (peerFiles) {
    const folder = path.join(FOLDER, 'dist/public', PEER_ROOT)
    cpSync(peerFiles, folder, { recursive: true })
    await compress(folder)
  }
  const demo = await startDemo(PORT, FOLDER)
  return { ...demo, peerPage: `${demo.origin}/${PEER_ROOT}/index.html#/posts` }
}
