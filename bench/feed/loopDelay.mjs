/** Loaded into the measured server: writes the delay of the main thread's event loop to a file, one line each time. */
import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const EVERY_MS = 100
const NANOSECONDS = 1e6

const file = process.env.BENCH_LOOP_FILE
if (isMainThread && file) {
  const delays = monitorEventLoopDelay({ resolution: 10 })
  delays.enable()
  setInterval(() => {
    appendFileSync(file, `${Date.now()} ${delays.max / NANOSECONDS}\n`)
    delays.reset()
  }, EVERY_MS).unref()
}
