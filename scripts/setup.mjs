/** Prepares the machine for the project: checks the version of Node, and installs the packages of the lock file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprint } from './lib/fingerprint.mjs'
import { run } from './lib/run.mjs'

const MINIMUM = [20, 19]
const STAMP = 'node_modules/.vitrina-lock'

export async function setUp() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
    throw new Error(
      `Vitrina needs Node ${MINIMUM.join('.')} or later; this is ${process.versions.node}`,
    )
  }
  const wanted = fingerprint(['package-lock.json'])
  const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  if (wanted === installed) return
  process.stdout.write('Installing packages…\n')
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(STAMP, wanted)
}

await setUp()
