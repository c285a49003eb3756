/**
 * The command for all checks, in order, with the quick ones first. Findings of the native tools and a failed build end
 * it. A failed test does not, so that one run reports all failures. With `--all` also runs the journeys in Chromium;
 * with `--deep` also slow tests (docs/testing.md). Other arguments are passed to Jest.
 */
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { listByProject, runInGroups, runJest } from './lib/jest.mjs'
import { bin, run } from './lib/run.mjs'
import { runStage } from './lib/stages.mjs'
import { printSummary } from './lib/summary.mjs'
import { buildProduct } from './build.mjs'
import { printSizes } from './sizes.mjs'
import { testOnPostgres } from './testPostgres.mjs'

const OPTIONS = ['--all', '--deep']
const STATEMENTS = 'reports/statements'
const isDeep = process.argv.includes('--deep')
const isWhole = isDeep || process.argv.includes('--all')
const jestArguments = process.argv.slice(2).filter((argument) => !OPTIONS.includes(argument))
// Read by Jest's and Playwright's settings and by test/depth.ts.
if (isDeep) process.env.DEEP = '1'

const script =
  (name, ...values) =>
  (options) =>
    run('npm', ['run', '--silent', name, '--', ...values], options)

/** Two checks of a stage run in parallel, because each keeps one core busy. */
const STATIC = {
  format: script('format', '--check'),
  translations: script('translations'),
  messages: script('messages', '--check'),
  words: script('words'),
  types: script('types'),
  lint: script('lint'),
  styles: script('styles'),
  imports: script('imports'),
}
const BUILD = {
  'build and sizes': async () => {
    await buildProduct()
    if (!printSizes()) throw new Error('a size is over its budget')
  },
}
// In the deep check each file runs on its own, which tests whether it can.
const isGrouped = !isDeep && jestArguments.length === 0
// These tests use the embedded database, whichever database the machine has.
const JEST_ENVIRONMENT = { DATABASE_URL: '', STATEMENTS_FOLDER: path.resolve(STATEMENTS) }
const TESTS = [
  {
    jest: () =>
      isGrouped
        ? runInGroups('jest', listByProject(), JEST_ENVIRONMENT)
        : runJest('jest', jestArguments, JEST_ENVIRONMENT),
  },
  { 'database tests on PostgreSQL': () => testOnPostgres(isDeep ? null : STATEMENTS) },
  ...(isWhole ? [{ Chromium: () => run(bin('playwright'), ['test']) }] : []),
]

rmSync('reports', { recursive: true, force: true })
mkdirSync(STATEMENTS, { recursive: true })
const failures = []
for (const stage of [STATIC, BUILD]) {
  if (failures.length === 0) failures.push(...(await runStage(stage)))
}
if (failures.length === 0) {
  for (const stage of TESTS) failures.push(...(await runStage(stage)))
}
if (!printSummary(failures)) process.exit(1)
