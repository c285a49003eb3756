/** How the suites are run: with every core, and with room for what a test throws away at once, which takes a fifth off. */
import { existsSync, readFileSync } from 'node:fs'
import { bin, run } from './run.mjs'

const YOUNG_HEAP = '--max-semi-space-size=64'
/** More than these did not fail by chance. */
const MOST_AGAIN = 12

/**
 * Runs Jest with its output shown and its results in `reports/<name>.json`. The files that failed run again, alone and
 * one after another, into `reports/<name>-again.json`; rejects when one fails again.
 */
export async function runJest(name, args, env = {}) {
  const report = `reports/${name}.json`
  try {
    await start(['--maxWorkers=100%', ...args], report, env)
  } catch (error) {
    const files = failedFiles(report)
    if (files.length === 0 || files.length > MOST_AGAIN) throw error
    process.stdout.write(`\n${files.length} files failed and run again, alone\n`)
    await start(['--runInBand', '--runTestsByPath', ...files], `reports/${name}-again.json`, env)
  }
}

function start(args, report, env) {
  const options = `${process.env.NODE_OPTIONS ?? ''} ${YOUNG_HEAP}`.trim()
  return run(bin('jest'), ['--json', `--outputFile=${report}`, ...args], {
    env: { ...env, NODE_OPTIONS: options },
  })
}

function failedFiles(report) {
  if (!existsSync(report)) return []
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
}
