/**
 * Mutation testing of the named files and folders: changes the code in one place at a time. The score is the share of
 * changes that a test detects. Prints the undetected changes; fails if the score is below `ENOUGH`. With `--sample n`
 * only n changes are tried. They are chosen at random, but are the same each time; `--seed` chooses others.
 */
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { NOT_SAMPLED } from './mutate/samplingReporter.mjs'
import { sourcesOf, testsOf } from './mutate/testsOf.mjs'

const ENOUGH = 85
/** A copy of the project for this run, which is removed at the end of the run. */
const COPY = `.cache/mutate-${process.pid}`
const REPORT = 'reports/mutation.html'
const NOTICED = new Set(['Killed', 'Timeout'])
const UNNOTICED = new Set(['Survived', 'NoCoverage'])

function refuse(why) {
  process.stderr.write(`${why}\n`)
  process.exit(2)
}

const { values, positionals } = parseArgs({
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const isSample = values.sample !== undefined
const sampleSize = Number(values.sample)
const { seed } = values
if (isSample && !(sampleSize >= 1)) {
  refuse('How many changes? npm run mutate -- --sample 100 server/http')
}
const places = positionals.map((place) => path.posix.normalize(place).replace(/\/$/, ''))
if (places.length === 0) {
  refuse('Which code? npm run mutate -- src/contract/posts server/domains/albums/albums.ts')
}
for (const place of places) if (!existsSync(place)) refuse(`There is no ${place}`)

const sources = [...new Set(places.flatMap(sourcesOf))]
const tests = [...new Set(places.flatMap(testsOf))]
if (sources.length === 0) refuse(`No code in ${places.join(' ')}`)
for (const place of places.filter((each) => testsOf(each).length === 0)) {
  refuse(`${place} has no tests beside it: name those that test it in scripts/mutate/testsOf.mjs`)
}
process.stdout.write(
  `Changing ${sources.length} files, one place at a time, before ${tests.length} test files:\n  ${tests.join('\n  ')}\n`,
)

process.once('exit', () => rmSync(COPY, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
// Loaded only after the arguments are checked, because loading takes a second.
const { Stryker } = await import('@stryker-mutator/core')
const results = await new Stryker({
  mutate: sources,
  testFiles: tests,
  testRunner: 'warm-jest',
  plugins: ['warmJest.mjs', 'samplingReporter.mjs'].map((name) =>
    path.resolve('scripts/mutate', name),
  ),
  ...(isSample && { sampling: { size: sampleSize, seed } }),
  warnings: { unknownOptions: false },
  coverageAnalysis: 'perTest',
  // Code that runs only while a file is loaded: tables and schemas.
  ignoreStatic: true,
  // Uses one core: two runs would slow each other down, and mutants would seem to time out.
  concurrency: 1,
  timeoutMS: 120_000,
  // A high limit: all tests run twice before the first change, and a busy machine is slow.
  dryRunTimeoutMinutes: 15,
  tempDirName: COPY,
  ignorePatterns: ['/.cache', '/data', '/reports', '/test-results', '/e2e', '/bench', '/docs'],
  disableTypeChecks: false,
  reporters: [...(isSample ? ['sample'] : []), 'html', 'progress-append-only'],
  htmlReporter: { fileName: REPORT },
  logLevel: 'warn',
  allowConsoleColors: false,
})
  .runMutationTest()
  .catch(() => process.exit(2)) // StrykerJS has printed the reason.

const noticed = results.filter(({ status }) => NOTICED.has(status))
const unnoticed = results.filter(({ status }) => UNNOTICED.has(status))
const judged = noticed.length + unnoticed.length
const score = judged === 0 ? 100 : (100 * noticed.length) / judged

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 100)
for (const { fileName, location, status, replacement, mutatorName } of unnoticed) {
  const place = `${path.relative('.', fileName)}:${location.start.line}:${location.start.column}`
  const how = status === 'NoCoverage' ? ' (no test runs it)' : ''
  process.stdout.write(`${place}  ${mutatorName}  → ${oneLine(replacement ?? '')}${how}\n`)
}
const count = (status) => results.filter((result) => result.status === status).length
const notSampled = results.filter(({ statusReason }) => statusReason === NOT_SAMPLED).length
if (notSampled > 0) {
  process.stdout.write(`\nA sample of ${judged} of ${judged + notSampled} changes (seed ${seed})`)
}
process.stdout.write(
  `\nScore ${score.toFixed(1)} %: of ${judged} changes ${noticed.length} were noticed (${count('Timeout')} as endless), ` +
    `${count('Survived')} were not, ${count('NoCoverage')} no test runs. ${count('Ignored') - notSampled} run only on load, ` +
    `${count('RuntimeError') + count('CompileError')} cannot run. Report: ${REPORT}\n`,
)
if (score < ENOUGH) process.exitCode = 1
