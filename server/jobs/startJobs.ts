import { Worker } from 'node:worker_threads'

/** Milliseconds before a thread that crashed is started again: twice as long each time. */
interface Pauses {
  first: number
  longest: number
}

const PAUSES: Pauses = { first: 1000, longest: 60_000 }
/** Nobody waits for the jobs as for an answer: their short-lived objects may be collected more often. */
const SMALL = { maxYoungGenerationSizeMb: 6 }

/**
 * Runs the program of the jobs in a thread of its own, so that reading a large catalogue delays nobody's request. A
 * thread that crashed is started again, after pauses that grow. Returns what ends it.
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
