/**
 * Reports the end of a run: the tests that passed only on the second run, all failures with their first error, and how
 * many tests passed and failed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const MAX_FLAKY = 5
const ERROR_LINES = 12

/** Escape sequences in messages of Jest and Playwright. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
const linesOf = (text) =>
  text
    .replace(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '')

/** The title of a failure that concerns a whole file, which could not be run or whose hooks failed. */
const WHOLE = 'the file'

/** Tests of a Jest report; `key` distinguishes those with the same name. */
function jestTests(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name)
    const seen = new Map()
    const tests = assertionResults
      .filter((test) => test.status !== 'pending')
      .map(({ fullName: title, status: said, failureMessages }) => {
        const count = (seen.get(title) ?? 0) + 1
        seen.set(title, count)
        const key = `${file} › ${title} › ${count}`
        return { key, file, title, isPassed: said === 'passed', error: failureMessages.join('\n') }
      })
    const isTold = status !== 'failed' || tests.some((test) => !test.isPassed)
    const whole = { key: file, file, title: WHOLE, isPassed: false, error: message }
    return isTold ? tests : [...tests, whole]
  })
}

/** The results of a Jest run, after its failed files have run again. */
export function joinRuns(report, again) {
  const first = jestTests(report)
  const second = jestTests(again)
  const last = new Map([...first, ...second].map((test) => [test.key, test]))
  const ranAgain = new Set(second.map(({ file }) => file))
  for (const test of first) {
    const isRight = test.title === WHOLE && ranAgain.has(test.file) && last.get(test.key) === test
    if (isRight) last.delete(test.key)
  }
  const results = [...last.values()]
  return {
    passed: results.filter(({ isPassed }) => isPassed).length,
    flaky: first.filter(({ key, isPassed }) => !isPassed && last.get(key)?.isPassed !== false),
    failed: results.filter(({ isPassed }) => !isPassed),
  }
}

/** The results of a run of Playwright, which retries failed tests itself. */
export function joinRetries(report) {
  const specs = (suite, titles = []) => [
    ...(suite.specs ?? []).map((spec) => ({ ...spec, titles: [...titles, spec.title] })),
    ...(suite.suites ?? []).flatMap((one) =>
      specs(one, one.title === one.file ? titles : [...titles, one.title]),
    ),
  ]
  const tests = (report?.suites ?? []).flatMap((suite) =>
    specs(suite).flatMap(({ file, titles, tests: runs }) =>
      runs.map(({ status, results }) => ({
        file: `e2e/${file}`,
        title: titles.join(' › '),
        status,
        error: results.find((result) => result.error)?.error.message ?? '',
      })),
    ),
  )
  const of = (status) => tests.filter((test) => test.status === status)
  // Failures outside of tests, for example in the global setup.
  const errors = (report?.errors ?? []).map(({ message = '' }) => ({
    file: 'e2e',
    title: 'the run',
    error: message,
  }))
  return {
    passed: of('expected').length + of('flaky').length,
    flaky: of('flaky'),
    failed: [...of('unexpected'), ...errors],
  }
}

/** The lines to print for `runs` and failed checks, and whether everything passed. */
export function summarize(runs, failures) {
  const flaky = runs.flatMap((run) => run.flaky)
  const tests = runs.flatMap((run) => run.failed)
  const lines = flaky.map(
    ({ file, title, error }) =>
      `FLAKY (passed when run again): ${file} › ${title}: ${linesOf(error)[0] ?? ''}`,
  )
  const tell = (name, text) => {
    lines.push(`FAILED: ${name}`)
    lines.push(
      ...linesOf(text)
        .slice(0, ERROR_LINES)
        .map((line) => `    ${line}`),
    )
  }
  for (const { file, title, error } of tests) tell(`${file} › ${title}`, error)
  for (const { name, message, output } of failures) tell(name, `${message}\n${output}`)
  const isTooFlaky = flaky.length > MAX_FLAKY
  if (isTooFlaky) tell('flaky tests', `more than ${MAX_FLAKY} passed only when they ran again`)
  const passed = runs.reduce((sum, run) => sum + run.passed, 0)
  // A check that failed without a failed test, such as the type check, counts as one failure.
  const failed = tests.length || (failures.length > 0 || isTooFlaky || passed === 0 ? 1 : 0)
  lines.push(`${passed} passed, ${failed} failed`)
  return { lines, isGreen: failed === 0, flaky }
}

/** Prints the end of a run from `reports`; returns whether everything passed. */
export function printSummary(failures) {
  const runs = [
    ...['jest', 'jest-postgres'].map((name) =>
      joinRuns(read(`reports/${name}.json`), read(`reports/${name}-again.json`)),
    ),
    joinRetries(read('reports/e2e.json')),
  ]
  const { lines, isGreen, flaky } = summarize(runs, failures)
  writeFileSync('reports/flaky.json', JSON.stringify(flaky, null, 2))
  process.stdout.write(`\n${lines.join('\n')}\n`)
  return isGreen
}
