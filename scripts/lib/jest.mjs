/** How the suites are run: with every core, and with room for what a test throws away at once, which takes a fifth off. */
import { bin, run } from './run.mjs'

const YOUNG_HEAP = '--max-semi-space-size=64'

/** Runs Jest with its output shown; rejects when a test fails. */
export function runJest(args, { env = {} } = {}) {
  const options = `${process.env.NODE_OPTIONS ?? ''} ${YOUNG_HEAP}`.trim()
  return run(bin('jest'), ['--maxWorkers=100%', ...args], {
    env: { ...env, NODE_OPTIONS: options },
  })
}
