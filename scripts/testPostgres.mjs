/**
 * Runs the back office's tests on PostgreSQL: on that of `DATABASE_URL`, otherwise on one that is started for them.
 * When this file is run directly, all of these tests run.
 */
import { pathToFileURL } from 'node:url'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { chooseByStatements } from './lib/chooseByStatements.mjs'
import { findPostgres, startPostgres } from './lib/postgres.mjs'
import { durations, listFiles, runInGroups, runJest } from './lib/jest.mjs'

/** The module that opens a database in a test. Only tests that depend on it run again. */
const OPENER = 'test/server/db/postgres.ts'
const ROOMS = ['server', 'demo']
/** Tests of the database itself, and tests in which the engines differ. They always run. */
const ENGINE_ROOMS = ['server/db/', 'server/queue/', 'server/jobs/']
const ENGINE_WORDS = /DATABASE_URL|hasManyWriters/

/**
 * `statements`: the folder in which the tests on SQLite stored the statements of each file
 * (test/server/db/noteStatement.ts); then only files with statements of their own run.
 */
export async function testOnPostgres(statements = null) {
  const given = process.env.DATABASE_URL
  if (given) return runTests(given, statements)
  const programs = findPostgres() ?? (install() ? findPostgres() : null)
  if (programs === null) return goWithout()
  const { url, stop } = await startPostgres(programs)
  try {
    await runTests(url, statements)
  } finally {
    await stop()
  }
}

async function runTests(url, statements) {
  // Migrated once, by the first test that uses it.
  const template = `test_template_${process.pid}`
  const files = testsOfDatabase()
  const environment = { DATABASE_URL: url, TEMPLATE_DATABASE: template }
  try {
    if (statements === null) {
      await runJest('jest-postgres', ['--runTestsByPath', ...files], environment)
    } else {
      const chosen = { node: chooseFiles(files, statements) }
      const took = durations('jest')
      await runInGroups('jest-postgres', chosen, environment, (file) => took.get(file) ?? 0)
    }
  } finally {
    await dropDatabase(url, template)
  }
}

const testsOfDatabase = () =>
  listFiles('node', ['--findRelatedTests', OPENER]).filter((file) =>
    ROOMS.includes(file.split(path.sep)[0]),
  )

function chooseFiles(files, folder) {
  const chosen = new Set(chooseByStatements(readStatements(folder), files))
  return files.filter(
    (file) =>
      chosen.has(file) ||
      ENGINE_ROOMS.some((room) => file.startsWith(room)) ||
      ENGINE_WORDS.test(readFileSync(file, 'utf8')),
  )
}

/** The statements of each test file, whose path is the name of its record (see test/server/db/noteStatement.ts). */
function readStatements(folder) {
  const records = readdirSync(folder).map((name) => [
    name.replaceAll('~', '/').replace(/\.json$/, ''),
    JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
  ])
  return Object.fromEntries(records)
}

async function dropDatabase(url, name) {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`drop database if exists ${name}`)
  await admin.end()
}

/** Installs PostgreSQL, but only where this needs no question: as root, or on a CI machine. */
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
