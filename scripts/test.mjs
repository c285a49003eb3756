/**
 * The second command: every check in order, the quick ones first. What the native tools find and a build that fails end
 * it; a failing test does not, so that one run tells of all of them. With `--all` the journeys in Chromium as well; with
 * `--deep` also what takes long (docs/testing.md). Other arguments go to Jest.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { runJest } from './lib/jest.mjs'
import { bin, run } from './lib/run.mjs'
import { runStage } from './lib/stages.mjs'
import { printSummary } from './lib/summary.mjs'
import { buildProduct } from './build.mjs'
import { printSizes } from './sizes.mjs'
import { testOnPostgres } from './testPostgres.mjs'

const ROOMS = ['src', 'server', 'demo', 'widget', 'test']
const OPTIONS = ['--all', '--deep']
const isDeep = process.argv.includes('--deep')
const isWhole = isDeep || process.argv.includes('--all')
const jestArguments = process.argv.slice(2).filter((argument) => !OPTIONS.includes(argument))
// Read by Jest's and Playwright's settings and by test/depth.ts.
if (isDeep) process.env.DEEP = '1'
/** Compiles three times as fast as that of 6, whose API other tools need. */
const TSC = 'node_modules/typescript-native/bin/tsc'

/** Those of a stage run two at a time, for each keeps one core busy. */
const STATIC = {
  format: (options) => run(bin('oxfmt'), ['--check', '.'], options),
  translations: (options) => run(process.execPath, ['scripts/checkTranslations.mjs'], options),
  types: (options) => run(process.execPath, [TSC, '--noEmit'], options),
  lint: (options) =>
    run(bin('oxlint'), ['--report-unused-disable-directives-severity=error', '.'], options),
  imports: (options) =>
    run(bin('depcruise'), ['--config', '.dependency-cruiser.mjs', ...ROOMS], options),
}
const BUILD = {
  'build and sizes': async () => {
    await buildProduct()
    if (!printSizes()) throw new Error('a size is over its budget')
  },
}
const TESTS = [
  // Here the database is the embedded one, whatever the machine has.
  { jest: () => runJest('jest', jestArguments, { DATABASE_URL: '' }) },
  { 'database tests on PostgreSQL': testOnPostgres },
  ...(isWhole ? [{ Chromium: () => run(bin('playwright'), ['test']) }] : []),
]

rmSync('reports', { recursive: true, force: true })
mkdirSync('reports')
const failures = []
for (const stage of [STATIC, BUILD]) {
  if (failures.length === 0) failures.push(...(await runStage(stage)))
}
if (failures.length === 0) {
  for (const stage of TESTS) failures.push(...(await runStage(stage)))
}
if (!printSummary(failures)) process.exit(1)
