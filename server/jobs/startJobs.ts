import { Worker } from 'node:worker_threads'

/** The pauses in ms before a crashed thread is restarted: doubled each time. */
interface Pauses {
  first: number
  longest: number
}

const PAUSES: Pauses = { first: 1000, longest: 60_000 }
/** Latency of jobs does not matter: their short-lived objects may be collected more often. */
const SMALL = { maxYoungGenerationSizeMb: 6 }

/**
 * Runs the program of the jobs in a thread of its own, so that reading a large catalogue delays no request. A crashed thread is restarted after
 * growing pauses. Returns a function that stops it.
 */
export function startJobs(
  program: URL,
  report: (error: unknown) => void,
  { first, longest }: Pauses = PAUSES,
): () => Promise<void> {
  let pause = first
  let timer: NodeJS.Timeout | undefined
  let isEnding = false
  let worker: Worker | null = null
  let ended = Promise.resolve()

  const start = () => {
    const thread = new Worker(program, { resourceLimits: SMALL })
    worker = thread
    thread.once('message', () => {
      pause = first
    })
    thread.on('error', report)
    ended = new Promise((resolve) => {
      thread.once('exit', () => {
        worker = null
        resolve()
        if (isEnding) return
        timer = setTimeout(start, pause).unref()
        pause = Math.min(pause * 2, longest)
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
