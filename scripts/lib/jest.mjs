/**
 * Runs the suites on every core, with a larger heap for short-lived objects of tests, which saves a
 * fifth of the time.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bin, run } from './run.mjs'
import { splitResults, writeGroups } from './testGroups.mjs'

const YOUNG_HEAP = '--max-semi-space-size=64'
/** With more failures than this, the failures are not accidental, and nothing runs again. */
const MAX_RERUNS = 12
/** The name of the file of weights, which scripts/lib/heavyFirst.cjs reads. */
const WEIGHTS = 'weights.json'
const PROJECTS = ['node', 'screen']

/**
 * Runs Jest, shows its output and stores its results in `reports/<name>.json`. Failed files run again, alone and one
 * after another, with results in `reports/<name>-again.json`. Rejects when a file fails again.
 */
export async function runJest(name, args, env = {}) {
  const report = `reports/${name}.json`
  await runAndAgain(name, () => start(['--maxWorkers=100%', ...args], report, env), env)
}

/**
 * Runs Jest as `runJest` does, but in groups of files (scripts/lib/testGroups.mjs). `files` are the paths of each
 * project, from its root. `weightOf` returns the weight of a file; the heaviest groups start first.
 */
export async function runInGroups(name, files, env = {}, weightOf = null) {
  const folder = `reports/groups-${name}`
  const report = `reports/${name}.json`
  const groups = Object.keys(files).flatMap((project) =>
    writeGroups(folder, project, files[project], weightOf),
  )
  const weights = Object.fromEntries(groups.map((group) => [group.name, group.weight]))
  writeFileSync(path.join(folder, WEIGHTS), JSON.stringify(weights))
  const byName = Object.fromEntries(groups.map((group) => [group.name, group.files]))
  const projects = ['--selectProjects', ...Object.keys(files)]
  const runGroups = async () => {
    try {
      await start(['--maxWorkers=100%', ...projects], report, { ...env, TEST_GROUPS: folder })
    } finally {
      splitReport(report, byName)
    }
    if (failedFiles(report).length > 0) throw new Error('a file has no test')
  }
  await runAndAgain(name, runGroups, env)
}

/**
 * The duration of each file's tests in an earlier run, in ms, by the file's path from the project's root; empty without
 * such a run.
 */
export function durations(name) {
  const report = `reports/${name}.json`
  const { testResults } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { testResults: [] }
  return new Map(
    testResults.map((result) => [
      path.relative(process.cwd(), result.name),
      result.assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
    ]),
  )
}

/** The test files of one of Jest's projects, paths from the project's root. */
export function listFiles(project, args = []) {
  const asked = ['--listTests', '--selectProjects', project, ...args]
  const listed = execFileSync(bin('jest'), asked, { encoding: 'utf8' })
  const files = listed.split('\n').filter((line) => path.isAbsolute(line))
  return files.map((file) => path.relative(process.cwd(), file))
}

/** The test files of all of Jest's projects. */
export const listByProject = () =>
  Object.fromEntries(PROJECTS.map((project) => [project, listFiles(project)]))

async function runAndAgain(name, runFirst, env) {
  const report = `reports/${name}.json`
  try {
    await runFirst()
  } catch (error) {
    const failed = failedFiles(report)
    // A group that failed as a whole counts once.
    const broken = new Set(failed.map((result) => result.brokenGroup ?? result.name))
    if (broken.size === 0 || broken.size > MAX_RERUNS) throw error
    process.stdout.write(`\n${failed.length} files failed and run again, alone\n`)
    const files = failed.map((result) => result.name)
    await start(['--runInBand', '--runTestsByPath', ...files], `reports/${name}-again.json`, env)
  }
}

function start(args, report, env) {
  const options = `${process.env.NODE_OPTIONS ?? ''} ${YOUNG_HEAP}`.trim()
  return run(bin('jest'), ['--json', `--outputFile=${report}`, ...args], {
    env: { ...env, NODE_OPTIONS: options },
  })
}

function splitReport(file, groups) {
  if (!existsSync(file)) return
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const testResults = splitResults(report.testResults, groups)
  writeFileSync(file, JSON.stringify({ ...report, testResults }))
}

function failedFiles(report) {
  if (!existsSync(report)) return []
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.filter(({ status }) => status === 'failed')
}
