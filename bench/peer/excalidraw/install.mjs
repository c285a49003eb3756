import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../../../scripts/lib/run.mjs'

const NAME = '@excalidraw/excalidraw'
const VERSION = '0.18.1'
const FOLDER = '.cache/bench/excalidraw'

export const PEER = `Excalidraw ${VERSION}`
export const PEER_MODULES = path.resolve(FOLDER, 'node_modules')
/** The files that the peer serves, such as its fonts. */
export const PEER_FILES = path.join(PEER_MODULES, NAME, 'dist/prod')

/** Installs the peer outside the project, which does not depend on it; false without access to a registry. */
export async function installPeer() {
  if (installedVersion() === VERSION) return true
  try {
    await run('npm', [
      'install',
      `${NAME}@${VERSION}`,
      '--prefix',
      FOLDER,
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      // The peer is bundled with the product's version of React, which some of its packages do not list yet.
      '--legacy-peer-deps',
      '--prefer-offline',
      '--fetch-retries=1',
      '--loglevel=error',
    ])
  } catch {
    return false
  }
  return installedVersion() === VERSION
}

function installedVersion() {
  const about = path.join(PEER_MODULES, NAME, 'package.json')
  return existsSync(about) ? JSON.parse(readFileSync(about, 'utf8')).version : null
}
