/** Runs the checks of one stage, and prints the duration of each and the machine's load. */
import { loadavg } from 'node:os'
import { openSync, closeSync, readFileSync } from 'node:fs'

const AT_ONCE = 2

/**
 * Runs `checks` (name → function). If there are several, each writes its output into a file, which is shown when the
 * check ends. Resolves with the failed checks: `{ name, message, output }`.
 */
export async function runStage(checks) {
  const names = Object.keys(checks)
  const failures = []
  const waiting = [...names]
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const failure = await runCheck(name, checks[name], names.length > 1)
      if (failure) failures.push(failure)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failures
}

async function runCheck(name, check, isBeside) {
  const started = performance.now()
  const file = `reports/${name}.log`
  const output = isBeside ? openSync(file, 'w') : undefined
  const read = () => (isBeside ? readFileSync(file, 'utf8') : '')
  if (!isBeside) process.stdout.write(`\n▸ ${name}\n`)
  let failure = null
  try {
    await check({ output })
  } catch (error) {
    failure = { name, message: error.message, output: read() }
  }
  if (output !== undefined) closeSync(output)
  process.stdout.write(read())
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const load = loadavg()[0].toFixed(1)
  process.stdout.write(
    `${failure ? '✖' : '✔'} ${name} (${seconds} s, load ${load})${failure ? `: ${failure.message}` : ''}\n`,
  )
  return failure
}
