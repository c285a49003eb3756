/** The back office's tests on PostgreSQL: that of `DATABASE_URL`, else one started for them. */
import { pathToFileURL } from 'node:url'
import { spawnSync } from 'node:child_process'
import { findPostgres, startPostgres } from './lib/postgres.mjs'
import { bin, run } from './lib/run.mjs'

const REPORT = 'reports/jest-postgres.json'
/** The database works beside Jest, so every core gets a worker; two engines at once take their time. */
const JEST = [
  'server/',
  'demo/',
  '--selectProjects',
  'node',
  '--maxWorkers=100%',
  '--testTimeout=30000',
]

/** With `hasReport` the results go to `reports/jest-postgres.json` as well. */
export async function testOnPostgres({ hasReport = false } = {}) {
  const given = process.env.DATABASE_URL
  if (given) return runTests(given, hasReport)
  const programs = findPostgres() ?? (install() ? findPostgres() : null)
  if (programs === null) return goWithout()
  const { url, stop } = await startPostgres(programs)
  try {
    await runTests(url, hasReport)
  } finally {
    await stop()
  }
}

function runTests(url, hasReport) {
  const report = hasReport ? ['--json', `--outputFile=${REPORT}`] : []
  return run(bin('jest'), [...JEST, ...report], { env: { DATABASE_URL: url } })
}

/** Only where nobody has to be asked: as root, or on a CI machine. */
function install() {
  if (process.getuid?.() !== 0 && !process.env.CI) return false
  process.stdout.write('Installing PostgreSQL…\n')
  const { status } = spawnSync('scripts/installPackages.sh', ['postgresql'], { stdio: 'inherit' })
  return status === 0
}

function goWithout() {
  const advice =
    'NOT RUN: the tests ran on SQLite only. For PostgreSQL install Debian’s package `postgresql` (15 or later) or set DATABASE_URL'
  if (process.env.CI) throw new Error(advice)
  process.stdout.write(`⚠ ${advice}\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await testOnPostgres()
