import { readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../../scripts/lib/run.mjs'
import { installPeer } from './installPeer.mjs'

const { dependencies } = JSON.parse(readFileSync('bench/peer/reactAdmin/package.json', 'utf8'))
export const PEER = `react-admin ${dependencies['react-admin']}`

/** Builds the peer for production. Returns the folder of the build; null when it cannot be installed. */
export async function buildReactAdmin() {
  const folder = await installPeer('reactAdmin', (place) =>
    run(path.join(place, 'node_modules/.bin/vite'), ['build', place, '--logLevel', 'error'], {
      env: { NODE_ENV: 'production' },
    }),
  )
  return folder && path.join(folder, 'dist')
}
