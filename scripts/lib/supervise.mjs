/**
 * Keeps a program running: restarts it after a crash, with growing pauses. Ends when the program ends without a crash.
 */
import { spawn } from 'node:child_process'

/** The exit code of a program for which another start would fail in the same way. */
const REFUSED = 78
const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 30_000
/** A program that ran for this long is not in a loop of crashes. */
const HEALTHY_MS = 60_000
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP']

/** Runs `script` with the same Node; resolves with the exit code for this process. */
export function supervise(
  script,
  { firstPause = FIRST_PAUSE_MS, longestPause = MAX_PAUSE_MS, healthy = HEALTHY_MS } = {},
) {
  return new Promise((resolve) => {
    let child
    let waiting
    let isEnding = false
    let pause = firstPause

    const finish = (code) => {
      for (const signal of SIGNALS) process.off(signal, handlers[signal])
      resolve(code)
    }
    const begin = () => {
      const since = Date.now()
      // When this process is killed, the channel closes, and the program ends too.
      child = spawn(process.execPath, [...process.execArgv, ...SMALL.flags, script], {
        env: { ...process.env, ...SMALL.environment },
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      })
      child.once('error', (error) => {
        process.stderr.write(`${error.message}\n`)
      })
      child.once('close', (code, signal) => {
        child = undefined
        if (code === 0) return finish(0)
        if (code === REFUSED || isEnding) return finish(1)
        if (Date.now() - since >= healthy) pause = firstPause
        const reason = signal === null ? `code ${code}` : signal
        process.stderr.write(
          `${new Date().toISOString()} the server ended (${reason}); it starts again in ${pause / 1000} s\n`,
        )
        waiting = setTimeout(begin, pause)
        pause = Math.min(pause * 2, longestPause)
      })
    }
    const handlers = Object.fromEntries(
      SIGNALS.map((signal) => [
        signal,
        () => {
          isEnding = true
          if (child) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
          else {
            clearTimeout(waiting)
            finish(0)
          }
        },
      ]),
    )
    for (const signal of SIGNALS) process.on(signal, handlers[signal])
    begin()
  })
}

/**
 * Start options that keep the server's process small, which cannot be changed later. By default V8 lets the young
 * generation grow to three times 16 MB, which makes lists only slightly faster. By default glibc uses a heap for each
 * thread, and does not release freed memory.
 */
export const SMALL = {
  flags: ['--max-semi-space-size=4'],
  environment: { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' },
}
