import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from '../../scripts/lib/fingerprint.mjs'
import { run } from '../../scripts/lib/run.mjs'

const SOURCE = 'bench/peer/reactAdmin'
const FOLDER = path.resolve('.cache/bench/reactAdmin')
const STAMP = path.join(FOLDER, '.stamp')
const BUILT = path.join(FOLDER, 'dist')

const { dependencies } = JSON.parse(readFileSync(path.join(SOURCE, 'package.json'), 'utf8'))
export const PEER = `react-admin ${dependencies['react-admin']}`

/**
 * Installs the peer outside the project by its own lock file and builds it for production, once for each state of its
 * source. Returns the folder of what was built; null when there is nowhere to get the peer from.
 */
export async function buildReactAdmin() {
  const stamp = fingerprint([SOURCE])
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return BUILT
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  cpSync(SOURCE, FOLDER, { recursive: true })
  try {
    await run('npm', [
      'ci',
      '--prefix',
      FOLDER,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      '--fetch-retries=1',
      '--loglevel=error',
    ])
  } catch {
    return null
  }
  await run(path.join(FOLDER, 'node_modules/.bin/vite'), ['build', FOLDER, '--logLevel', 'error'], {
    env: { NODE_ENV: 'production' },
  })
  writeFileSync(STAMP, stamp)
  return BUILT
}
