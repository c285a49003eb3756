const MAX_ATTEMPTS = 5
const BASE_MS = 1000

/**
 * Runs work until it succeeds: again after 1, 3, 9 and 27 s, and whenever the connection is back. Calls back after each
 * failure. Returns a function that stops the retries.
 */
export function tryUntilDone(work: () => Promise<void>, onFailure?: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let isRunning = false
  const stop = () => {
    tries = MAX_ATTEMPTS
    clearTimeout(timer)
    removeEventListener('online', runAnew)
  }
  const run = async () => {
    if (isRunning) return
    clearTimeout(timer)
    isRunning = true
    try {
      await work()
      stop()
    } catch {
      onFailure?.()
      if (tries < MAX_ATTEMPTS - 1) timer = setTimeout(() => void run(), BASE_MS * 3 ** tries)
      tries += 1
    }
    isRunning = false
  }
  const runAnew = () => {
    tries = 0
    void run()
  }
  addEventListener('online', runAnew)
  void run()
  return stop
}
