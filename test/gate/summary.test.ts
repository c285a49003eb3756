/**
 * Tests the summary of a run (scripts/lib/summary.mjs), made from reports in the format of Jest and
 * Playwright.
 */
import { execFileSync } from 'node:child_process'

interface JestTest {
  fullName: string
  status: 'passed' | 'failed' | 'pending'
  failureMessages: string[]
}

const passed = (fullName: string): JestTest => ({ fullName, status: 'passed', failureMessages: [] })
const failed = (fullName: string, message = 'Error: expected 1\n    at line'): JestTest => ({
  fullName,
  status: 'failed',
  failureMessages: [message],
})
const fileOf = (name: string, assertionResults: JestTest[], message = '') => ({
  name: `${process.cwd()}/${name}`,
  status:
    message || assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  message,
  assertionResults,
})

interface Reports {
  first?: object[]
  again?: object[]
  browser?: object
  failures?: object[]
}

/** Jest loads no ES modules, so Node does. */
function linesFor(reports: Reports): string[] {
  const { first = [], again = [], browser = null, failures = [] } = reports
  const code = `
    import { joinRetries, joinRuns, summarize } from './scripts/lib/summary.mjs'
    const { first, again, browser, failures } = JSON.parse(process.argv[1])
    const runs = [joinRuns({ testResults: first }, { testResults: again }), joinRetries(browser)]
    process.stdout.write(JSON.stringify(summarize(runs, failures).lines))`
  const given = JSON.stringify({ first, again, browser, failures })
  const args = ['--input-type=module', '--eval', code, given]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[]
}

test('counts passed tests of a run', () => {
  const lines = linesFor({ first: [fileOf('a.test.ts', [passed('one'), passed('two')])] })
  expect(lines).toEqual(['2 passed, 0 failed'])
})

test('names a test that passed only on the second run, and counts it once', () => {
  const lines = linesFor({
    first: [fileOf('a.test.ts', [passed('one'), failed('two')])],
    again: [fileOf('a.test.ts', [passed('one'), passed('two')])],
  })
  expect(lines).toEqual([
    'FLAKY (passed when run again): a.test.ts › two: Error: expected 1',
    '2 passed, 0 failed',
  ])
})

test('names a test that failed twice, with its error', () => {
  const lines = linesFor({
    first: [fileOf('a.test.ts', [failed('one')])],
    again: [fileOf('a.test.ts', [failed('one', '\u001B[31mError: expected 2\u001B[39m')])],
  })
  expect(lines).toEqual(['FAILED: a.test.ts › one', '    Error: expected 2', '0 passed, 1 failed'])
})

test('distinguishes tests of the same name', () => {
  const lines = linesFor({ first: [fileOf('a.test.ts', [failed('one'), passed('one')])] })
  expect(lines.at(-1)).toBe('1 passed, 1 failed')
})

test('names a file that could not be run, unless the second run succeeds', () => {
  const first = [fileOf('a.test.ts', [], 'Cannot find module')]
  expect(linesFor({ first })).toEqual([
    'FAILED: a.test.ts › the file',
    '    Cannot find module',
    '0 passed, 1 failed',
  ])
  const lines = linesFor({ first, again: [fileOf('a.test.ts', [passed('one')])] })
  expect(lines.at(-1)).toBe('1 passed, 0 failed')
})

test('fails when more than five tests passed only on the second run', () => {
  const names = ['1', '2', '3', '4', '5', '6']
  const of = (count: number) => ({
    first: [
      fileOf(
        'a.test.ts',
        names.slice(0, count).map((name) => failed(name)),
      ),
    ],
    again: [fileOf('a.test.ts', names.slice(0, count).map(passed))],
  })
  expect(linesFor(of(5)).at(-1)).toBe('5 passed, 0 failed')
  expect(linesFor(of(6)).slice(-3)).toEqual([
    'FAILED: flaky tests',
    '    more than 5 passed only when they ran again',
    '6 passed, 1 failed',
  ])
})

test('reads the retries of Playwright', () => {
  const error = { message: 'Error: timed out' }
  const spec = (title: string, status: string) => ({
    title,
    file: 'journey.spec.ts',
    tests: [{ status, results: [{ error: status === 'expected' ? undefined : error }, {}] }],
  })
  const suite = {
    title: 'journey.spec.ts',
    file: 'journey.spec.ts',
    specs: [spec('one', 'expected'), spec('two', 'flaky')],
    suites: [
      { title: 'in English', file: 'journey.spec.ts', specs: [spec('three', 'unexpected')] },
    ],
  }
  expect(linesFor({ browser: { suites: [suite], errors: [] } })).toEqual([
    'FLAKY (passed when run again): e2e/journey.spec.ts › two: Error: timed out',
    'FAILED: e2e/journey.spec.ts › in English › three',
    '    Error: timed out',
    '2 passed, 1 failed',
  ])
})

test('names a failed check with its output', () => {
  const failure = {
    name: 'types',
    message: 'tsc ended with 2',
    output: 'src/a.ts(1,1): error TS1\n',
  }
  expect(linesFor({ first: [fileOf('a.test.ts', [passed('one')])], failures: [failure] })).toEqual([
    'FAILED: types',
    '    tsc ended with 2',
    '    src/a.ts(1,1): error TS1',
    '1 passed, 1 failed',
  ])
})

test('treats a run without any test as a failure', () => {
  expect(linesFor({})).toEqual(['0 passed, 1 failed'])
})
