import { Worker } from 'node:worker_threads'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

/**
 * Runs the program of the jobs in a thread of its own, so that reading a large catalogue delays nobody's request. A
 * thread that crashed is started again, after pauses that grow. Returns what ends it.
 */
export function startJobs(program: URL, report: (error: unknown) => void): () => Promise<void> {
  let pause = FIRST_PAUSE_MS
  let timer: NodeJS.Timeout | undefined
  let isEnding = false
  let worker: Worker | null = null
  let ended = Promise.resolve()

  const start = () => {
    const thread = new Worker(program)
    worker = thread
    thread.once('message', () => {
      pause = FIRST_PAUSE_MS
    })
    thread.on('error', report)
    ended = new Promise((resolve) => {
      thread.once('exit', () => {
        worker = null
        resolve()
        if (isEnding) return
        timer = setTimeout(start, pause).unref()
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      })
    })
  }

  start()
  return async () => {
    isEnding = true
    clearTimeout(timer)
    worker?.postMessage('stop')
    await ended
  }
}
