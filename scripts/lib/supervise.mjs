/** Keeps a program running: restarts it after a crash, with growing pauses, and ends when it ends by itself. */
import { spawn } from 'node:child_process'

/** The exit code by which the program reports that another start would fail in the same way. */
const REFUSED = 78
const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 30_000
/** A program that ran this long is not failing repeatedly. */
const HEALTHY_MS = 60_000
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP']

/** Runs `script` with this Node; resolves with the exit code that this process should end with. */
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
      // The program notices through this channel when this process is killed, and ends too.
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
 * Start options that keep the server's process small; they cannot be set while it runs. V8 lets the
 * young generation grow to three times 16 MB, which saves a list little time; glibc uses a heap for
 * each thread and does not release freed memory.
 */
export const SMALL = {
  flags: ['--max-semi-space-size=4'],
  environment: { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' },
}
