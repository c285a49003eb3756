import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { SMALL } from '../../scripts/lib/supervise.mjs'

const START_TIMEOUT_MS = 60_000
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10
const KIB = 1024

/** Starts the built back office on a data folder as `npm start` does; its usage is read from `/proc`. */
export async function startMeasured({ port, dataDir, settings = {} }) {
  const started = performance.now()
  const server = spawn(process.execPath, [...SMALL.flags, 'dist/server/main.mjs'], {
    env: {
      ...process.env,
      ...SMALL.environment,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: '0',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const origin = `http://127.0.0.1:${port}`
  while (!(await responses(`${origin}/my/admin`))) {
    if (performance.now() - started > START_TIMEOUT_MS) throw new Error('the server did not start')
    if (server.exitCode !== null) throw new Error('the server ended')
  }
  return {
    origin,
    readyAfterMs: performance.now() - started,
    ...processUsage(server.pid),
    stop: async () => {
      server.kill()
      await ended
    },
  }
}

/** The usage of a process, read from `/proc`. */
export function processUsage(pid) {
  return {
    /** Milliseconds of processor time since the process started. */
    cpuMs: () => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS
    },
    residentMb: () => {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / KIB
    },
  }
}

async function responses(url) {
  try {
    return (await fetch(url)).ok
  } catch {
    // Waits before the next attempt: until the server listens, connections are refused, and immediate retries would be
    // a busy loop.
    await new Promise((resolve) => setTimeout(resolve, 10))
    return false
  }
}
