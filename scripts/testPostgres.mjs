/** The back office's tests on PostgreSQL: that of `DATABASE_URL`, else one started for them. */
import { pathToFileURL } from 'node:url'
import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { findPostgres, startPostgres } from './lib/postgres.mjs'
import { runJest } from './lib/jest.mjs'
import { bin } from './lib/run.mjs'

/** What opens a database in a test: only the tests that depend on it are run again. */
const OPENER = 'test/server/postgres.ts'
const ROOMS = ['server', 'demo']

export async function testOnPostgres() {
  const given = process.env.DATABASE_URL
  if (given) return runTests(given)
  const programs = findPostgres() ?? (install() ? findPostgres() : null)
  if (programs === null) return goWithout()
  const { url, stop } = await startPostgres(programs)
  try {
    await runTests(url)
  } finally {
    await stop()
  }
}

async function runTests(url) {
  // Migrated once, by the first test that needs it.
  const template = `test_template_${process.pid}`
  try {
    await runJest('jest-postgres', ['--runTestsByPath', ...testsOfDatabase()], {
      DATABASE_URL: url,
      TEMPLATE_DATABASE: template,
    })
  } finally {
    await dropDatabase(url, template)
  }
}

function testsOfDatabase() {
  const asked = ['--listTests', '--selectProjects', 'node', '--findRelatedTests', OPENER]
  const listed = execFileSync(bin('jest'), asked, { encoding: 'utf8' })
  const files = listed.split('\n').map((file) => path.relative(process.cwd(), file))
  return files.filter((file) => ROOMS.includes(file.split(path.sep)[0]))
}

async function dropDatabase(url, name) {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`drop database if exists ${name}`)
  await admin.end()
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
