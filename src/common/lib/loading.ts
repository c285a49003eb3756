/** How many times a chunk is requested again, and after how many ms at first (then twice as long). */
const RETRIES = 2
const FIRST_PAUSE_MS = 500

/**
 * Dispatched on `window` when a chunk cannot be fetched (product-rules/screens.md#failed-modules). A handler calls
 * `preventDefault`.
 */
export const PRELOAD_ERROR = 'vitrina:preloadError'

/** Whether an error is one that webpack throws for a script or a style sheet that did not load. */
export function isModuleFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED')
  )
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Loads a lazy module, with retries. When all fail, dispatches `PRELOAD_ERROR`. If a listener handles that event, the
 * promise never settles, so that the screen does not change.
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load()
    } catch (error) {
      if (!isModuleFailure(error)) throw error
      if (attempt < RETRIES) {
        await pause(FIRST_PAUSE_MS * 2 ** attempt)
        continue
      }
      const event = new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: error })
      if (window.dispatchEvent(event)) throw error
      return new Promise(() => undefined)
    }
  }
}

/** Ms to wait where the browser cannot report that it is idle. */
const PAUSE_MS = 2000

/** Runs work when the page is idle. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PAUSE_MS * 2 })
  else setTimeout(work, PAUSE_MS)
}
