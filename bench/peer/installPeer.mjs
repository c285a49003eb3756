import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from '../../scripts/lib/fingerprint.mjs'
import { run } from '../../scripts/lib/run.mjs'

/**
 * Installs a benchmark's peer outside of the project, according to the lock file in its folder `bench/peer/{name}`.
 * Installs it once for each state of that folder. Returns the path; null without access to a registry.
 * @param finish called with the folder after the packages are installed
 */
export async function installPeer(name, finish = () => {}) {
  const source = `bench/peer/${name}`
  const folder = path.resolve(`.cache/bench/${name}`)
  const stampFile = path.join(folder, '.stamp')
  const stamp = fingerprint([source])
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(source, folder, { recursive: true })
  try {
    await run('npm', [
      'ci',
      '--prefix',
      folder,
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
  await finish(folder)
  writeFileSync(stampFile, stamp)
  return folder
}
